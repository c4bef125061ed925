// From what a box is to its colour, and the legend's rows with counts.
import { palette } from "./palette.js";
import { scopeGroups } from "./scopes.js";

/**
 * `{ rows, of(box), holds(box, key) }` for one way to colour: each row has key, label, accent, fill and count, of
 * operations, also of those in folds; bytes are a box's own, so there boxes are counted.
 */
export function colouring(scene, by, values, theme) {
  const part = palette.by[by] ?? palette.by.phase;
  const groupOf = by === "scope" ? scopeGroups(scene.boxes, part.cycle.length) : (value) => value;
  const rows = new Map();
  const row = (key, label, shades) => {
    if (!rows.has(key)) rows.set(key, { key, label, ...shades[theme], count: 0 });
    return rows.get(key);
  };
  const rowOf = (value) => {
    if (part.steps) {
      const step = part.steps.find((s) => s.upTo === null || Number(value) <= s.upTo);
      return row(step.label, step.label, step);
    }
    if (part.cycle) {
      const group = groupOf(value), used = rows.size - (rows.has("") ? 1 : 0);
      return group ? row(group, group, part.cycle[used % part.cycle.length]) : row("", part.rest.label, part.rest);
    }
    const key = part.alias[value] ?? value, entry = part.entries[key];
    return entry ? row(key, entry.label, entry) : row(key, key || part.rest.label, part.rest);
  };
  const own = (box) => (by === "kind" && !box.count ? "" : box[by]); // a value is no operator
  const find = (box) => rowOf(String(values[box.id] ?? own(box) ?? "").split("|")[0]);
  const colours = new Map(scene.boxes.map((box) => [box.id, find(box)]));
  const holds = new Map();
  for (const box of scene.boxes) {
    const given = (values[box.id] ?? "").split("|").slice(1); // what a box stands for: "unsupported|supported=3|unsupported=1"
    const inside = given.length ? given.map((item) => item.split("=")) : Object.entries(box.inside?.[by] ?? {});
    const found = inside.map(([key, count]) => [rowOf(key), Number(count)]);
    if (!found.length) found.push([colours.get(box.id), part.steps ? 1 : box.count]);
    for (const [to, count] of found) to.count += count;
    holds.set(box.id, new Set(found.map(([to]) => to.key)));
  }
  return {
    rows: ordered([...rows.values()], part), of: (box) => colours.get(box.id), holds: (box, key) => holds.get(box.id).has(key),
  };
}

/** Steps and short lists keep their own order, scopes the order of the graph, long lists go by count. */
function ordered(rows, part) {
  if (part.cycle) return rows;
  const keys = part.steps?.map((step) => step.label) ?? Object.keys(part.entries);
  if (!part.steps && keys.length > 4) return rows.sort((a, b) => b.count - a.count);
  const place = (row) => (keys.indexOf(row.key) + keys.length + 1) % (keys.length + 1); // unknown values come last
  return rows.sort((a, b) => place(a) - place(b));
}
