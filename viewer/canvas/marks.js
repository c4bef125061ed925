// Rings around boxes, badges, fading: everything that says "this one" without a new scene.
import { svg } from "./dom.js";

const GROW = { selection: 4, pair: 4, hit: 3, current: 5, path: 3, ancestor: 3, descendant: 3, origin: 6 };
const BADGE = "hit-count:";

export function applyMarks(view) {
  const { drawing, data, selection, legendKey, colours } = view;
  const chosen = new Set(selection), hits = new Set(data.hits), words = marksOf(view);
  drawing.selected = selection;
  const first = drawing.areaOf(selection[0]);
  view.camera.chosen = first ? [first.x + first.w / 2, first.y + first.h / 2] : null;
  const filtered = legendKey !== null || data.dim;
  drawing.svg.classList.toggle("filtered", filtered);
  for (const [id, record] of drawing.boxes) {
    const on = legendKey !== null ? colours.holds(record.box, legendKey) : hits.has(id) || id in data.mark;
    const off = filtered && !on && !chosen.has(id);
    const badge = words.get(id)?.find((word) => word.startsWith(BADGE))?.slice(BADGE.length) ?? "";
    if (off === record.off && badge === record.badge) continue;
    Object.assign(record, { off, badge });
    drawing.paintBox(record);
  }
  const path = (id) => words.get(id)?.includes("path");
  for (const record of drawing.edges) {
    const { from, to } = record.edge;
    const off = record.from.off || record.to.off;
    const near = chosen.has(from) || chosen.has(to) || (path(from) && path(to)) || false;
    if (off === record.off && near === record.near) continue;
    Object.assign(record, { off, near });
    drawing.paintEdge(record);
  }
  drawing.rings.replaceChildren(...rings(view, words));
}

/** Words by box id: what Python marked, and the pairs of what is selected. */
function marksOf({ drawing, data, selection }) {
  const words = new Map(Object.entries(data.mark).map(([id, text]) => [id, text.split(" ")]));
  for (const id of selection) {
    for (const pair of drawing.boxes.get(id)?.box.pair ?? []) {
      if (!words.get(pair)?.includes("pair")) words.set(pair, [...(words.get(pair) ?? []), "pair"]);
    }
  }
  return words;
}

function* rings({ drawing, data, selection }, words) {
  for (const id of data.hits) yield* ring(drawing, id, "hit");
  for (const [id, names] of words) for (const name of names) yield* ring(drawing, id, name);
  for (const id of selection) yield* ring(drawing, id, "selection");
  if (data.hits.length && data.current !== null) yield* ring(drawing, data.hits[data.current], "current");
}

function* ring(drawing, id, name) {
  const box = drawing.areaOf(id), frame = !drawing.boxes.has(id), grow = frame ? 1 : GROW[name];
  if (!box || !GROW[name]) return;
  const round = frame ? 10 : box.shape === "op" || box.shape === "fold" ? 6 + grow : box.h / 2 + grow;
  yield svg("rect", {
    class: `ring ring-${name === "current" ? "hit" : name}`, "data-ring": name, "data-for": id,
    x: box.x - grow, y: box.y - grow, width: box.w + 2 * grow, height: box.h + 2 * grow, rx: round,
  });
}
