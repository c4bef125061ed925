// Module paths in as many groups as there are colours: the busiest modules are told apart most finely.

/**
 * A function from a module path to the name of its group, of which there are at most `most`: `encoder.layer.3`, or
 * `encoder.layer.*.attention` where equal layers are too many. A name stands for all below it that no other one names.
 */
export function scopeGroups(boxes, most) {
  const calls = new Map();
  for (const box of boxes) if (box.scope) calls.set(box.scope, (calls.get(box.scope) ?? 0) + box.count);
  let groups = [{ name: [], whole: false, scopes: [...calls].map(([scope, count]) => ({ scope, parts: scope.split("."), count })) }];
  for (let next; (next = busiest(groups)); ) {
    const others = groups.filter((group) => group !== next);
    const parts = [split(next, false), split(next, true)].find((found) => others.length + found.length <= most);
    if (parts) groups = [...others, ...parts];
    else next.whole = true;
  }
  const names = new Map(groups.flatMap(({ name, scopes }) => scopes.map(({ scope }) => [scope, name.join(".").replace(/(\.\*)+$/, "")])));
  return (scope) => names.get(scope) || scope;
}

/** The group with most calls of those that may be told apart further. */
function busiest(groups) {
  const calls = ({ scopes }) => scopes.reduce((sum, { count }) => sum + count, 0);
  return groups.filter(({ whole }) => !whole).sort((a, b) => calls(b) - calls(a))[0];
}

/** A group by the next part of the path, and what ends here; `together`: all numbers are one part. */
function split({ name, scopes }, together) {
  const depth = name.length, found = new Map();
  const numbers = new Set(scopes.map(({ parts }) => parts[depth]).filter((part) => /^\d+$/.test(part)));
  for (const item of scopes) {
    const part = item.parts[depth], key = together && numbers.size > 1 && numbers.has(part) ? "*" : part;
    if (!found.has(key)) found.set(key, { name: key === undefined ? name : [...name, key], whole: key === undefined, scopes: [] });
    found.get(key).scopes.push(item);
  }
  return [...found.values()];
}
