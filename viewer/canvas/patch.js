// A scene from the one before and what is new in it (see patches.py).
const LISTS = ["boxes", "edges", "portals", "clusters"];

export function patched(scene, patch) {
  const after = { ...patch };
  for (const key of LISTS) if (patch[key]) after[key] = patch[key].flatMap((item) => follow(scene[key] ?? [], item));
  return after;
}

function follow(before, item) {
  if (!Array.isArray(item)) return [item];
  const [from, to, dx, dy, changed] = item, found = before.slice(from, to);
  return dx || dy || changed ? found.map((old) => ({ ...moved(old, dx, dy), ...changed })) : found;
}

const plus = (value, by) => (Math.round(value * 10) + Math.round(by * 10)) / 10;

function moved(item, dx, dy) {
  if (!("path" in item)) return { ...item, x: plus(item.x, dx), y: plus(item.y, dy) };
  let across = false;
  const path = item.path.replace(/-?\d+(\.\d+)?/g, (value) => plus(Number(value), (across = !across) ? dx : dy));
  return "lx" in item ? { ...item, path, lx: plus(item.lx, dx), ly: plus(item.ly, dy) } : { ...item, path };
}
