// Module paths in as many groups as there are colours: the busiest modules are told apart most finely.

/**
 * A function from a module path to the name of its group, of which there are at most `most`: `encoder.layer.3`, or
 * `encoder.layer.*.attention` where equal layers are too many. A name stands for all below it that no other one names.
 */
export function scopeGroups(boxes, most) {
  const counts = new Map();
  for (const { scope, count } of boxes) if (scope) counts.set(scope, (counts.get(scope) ?? 0) + count);
  const scopes = [...counts].map(([scope, count]) => ({ scope, parts: scope.split("."), count }));
  let groups = [{ name: [], whole: false, scopes }];
  for (let next; (next = busiest(groups)); ) {
    const others = groups.filter((group) => group !== next), room = most - others.length;
    const [finer, coarser] = [split(next, false), split(next, true)];
    groups = [...others, ...([finer, coarser].find((parts) => parts.length <= room) ?? largest(coarser, next, room))];
  }
  const names = new Map();
  for (const group of groups) {
    const name = group.name.join(".").replace(/(\.\*)+$/, "");
    for (const { scope } of group.scopes) names.set(scope, name);
  }
  return (scope) => names.get(scope) || scope;
}

const calls = ({ scopes }) => scopes.reduce((sum, { count }) => sum + count, 0);
const byCalls = (groups) => [...groups].sort((a, b) => calls(b) - calls(a));

/** The group with most calls of those that may be told apart further. */
const busiest = (groups) => byCalls(groups.filter(({ whole }) => !whole))[0];

/** The largest parts of a group, as many as there is room for; the others stay together under its own name. */
function largest(parts, { name }, room) {
  const own = byCalls(parts.filter((part) => part.name.length > name.length)).slice(0, Math.max(0, room - 1));
  const rest = parts.filter((part) => !own.includes(part)).flatMap(({ scopes }) => scopes);
  return [...own, { name, whole: true, scopes: rest }];
}

/** A group by the next part of the path, and what ends here; `together`: all numbers are one part. */
function split({ name, scopes }, together) {
  const depth = name.length, found = new Map();
  const numbers = new Set(scopes.map(({ parts }) => parts[depth]).filter((part) => /^\d+$/.test(part)));
  for (const item of scopes) {
    const part = item.parts[depth], ends = part === undefined;
    const key = together && numbers.size > 1 && numbers.has(part) ? "*" : part;
    if (!found.has(key)) found.set(key, { name: ends ? name : [...name, key], whole: ends, scopes: [] });
    found.get(key).scopes.push(item);
  }
  return [...found.values()];
}
