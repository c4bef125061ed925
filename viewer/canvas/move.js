// A new scene keeps the eye's place: one box stays where it was on the screen, the others move to their new places.
import { calm, clamp } from "./dom.js";

const MOST = 600; // boxes that are animated
const TIMING = { duration: 220, easing: "cubic-bezier(.2, 0, 0, 1)" };

const middle = (box) => [box.x + box.w / 2, box.y + box.h / 2];

/** Camera position [x, y] that keeps the anchor's place, or null when the scenes share no box. */
export function placeAfter(before, { drawing, camera, selection, data }) {
  const heir = (id) => drawing.boxes.get(id) ?? drawing.boxes.get(data.anchors[id]);
  const chosen = (id) => selection.includes(id) || selection.includes(data.anchors[id]);
  const offer = (id, box, [u, v], bonus) => {
    const x = before.x + camera.k * u, y = before.y + camera.k * v;
    const inside = x > 0 && y > 0 && x < camera.width && y < camera.height;
    const distance = Math.hypot(x - camera.width / 2, y - camera.height / 2) - (inside ? bonus : 0);
    if (distance < least) [best, least] = [{ id, box, x, y }, distance];
  };
  const turned = theOne(before.drawing, drawing);
  let best = null, least = Infinity;
  for (const [id, { box }] of before.drawing.boxes) {
    // what the reader opened is what they look at, then what they selected
    if (heir(id)) offer(id, heir(id).box, middle(box), turned.has(id) ? 2e6 : chosen(id) ? 1e6 : 0);
  }
  for (const [id, frame] of before.drawing.clusters) {
    const box = drawing.boxes.get(id)?.box; // what they folded, where its name was
    if (box) offer(id, box, [frame.x + box.w / 2, frame.y + box.h / 2], turned.has(id) ? 2e6 : 0);
  }
  // what they selected in another graph, also where it stood in a fold there, or stands in one here
  const { selected } = before.drawing.graph === drawing.graph ? { selected: [] } : before.drawing;
  selected.forEach((id, i) => {
    const old = before.drawing.boxes.get(id)?.box, box = drawing.boxes.get(selection[i])?.box;
    if (old && box) offer(id, box, middle(old), 1.5e6);
  });
  if (!best) return null;
  const [u, v] = middle(best.box);
  // an anchor far out of sight would leave the viewport empty
  const x = Math.min(camera.width, Math.max(0, best.x)), y = Math.min(camera.height, Math.max(0, best.y));
  const left = x - camera.k * u, top = y - camera.k * v, { width, height } = drawing.scene;
  if (selection.includes(best.box.id) || data.focus?.id === best.id) return [left, top];
  return [within(left, camera.k * width, camera.width), within(top, camera.k * height, camera.height)];
}

/** The halves of the fold that the reader opened or folded; none where several did, or where another graph is shown. */
function theOne(before, after) {
  if (before.graph !== after.graph) return new Set();
  const opened = [...before.boxes.keys()].filter((id) => after.clusters.has(id) && !after.boxes.has(id));
  const folded = [...before.clusters.keys()].filter((id) => after.boxes.has(id));
  const turned = [...opened, ...folded];
  return new Set(new Set(turned.map((id) => id.slice("fold:f:".length))).size === 1 ? turned : []);
}

/** A place along one axis: what has room is wholly in sight, where nothing was chosen that must keep its place. */
const within = (at, size, room) => (size > room ? at : clamp(at, 0, room - size));

/** Where boxes come from that the scene before did not have: the fold that they were in, or the frame that they were. */
function origins(before, { drawing }) {
  const opened = [...drawing.clusters.values()].filter(({ id }) => before.drawing.boxes.has(id));
  return (box) => {
    const frame = before.drawing.clusters.get(box.id);
    if (frame) return { x: frame.x, y: frame.y };
    const [u, v] = middle(box);
    const around = opened.findLast(({ x, y, w, h }) => u > x && v > y && u < x + w && v < y + h);
    return around && before.drawing.boxes.get(around.id).box;
  };
}

/** Boxes slide from their old place, or from the fold they were in, to the new one; all edges fade in. */
export function animateFrom(before, view) {
  const { drawing, camera, data } = view;
  if (calm() || drawing.boxes.size > MOST || before.drawing.boxes.size > MOST) return;
  const { x: bx, y: by } = before, { x, y, k } = camera, sources = new Map(), origin = origins(before, view);
  for (const [id, record] of before.drawing.boxes) sources.set(id, record.box);
  for (const [old, id] of Object.entries(data.anchors)) {
    if (!sources.has(id) && sources.has(old)) sources.set(id, sources.get(old));
  }
  for (const [id, { box, group }] of drawing.boxes) {
    if (!group) continue;
    const known = sources.get(id), old = known ?? origin(box);
    const fade = known ? [{}, {}] : [{ opacity: 0 }, { opacity: 1 }];
    if (!old) {
      group.animate(fade, TIMING);
      continue;
    }
    const u = old.x + (bx - x) / k, v = old.y + (by - y) / k; // the old place, seen from the new camera
    if (Math.hypot(u - box.x, v - box.y) * k < 1) continue;
    group.animate([
      { ...fade[0], transform: `translate(${u}px,${v}px)` },
      { ...fade[1], transform: `translate(${box.x}px,${box.y}px)` },
    ], TIMING);
  }
  for (const layer of [drawing.edgeLayer, drawing.clusterLayer, drawing.headLayer, drawing.rings]) {
    layer.animate([{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: 1 }], TIMING);
  }
}
