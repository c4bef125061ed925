// A new scene keeps the eye's place: one box stays where it was on the screen, the others move to their new places.
import { calm } from "./dom.js";

const MOST = 600; // boxes that are animated
const TIMING = { duration: 220, easing: "cubic-bezier(.2, 0, 0, 1)" };

const middle = (box) => [box.x + box.w / 2, box.y + box.h / 2];

/** Camera position [x, y] that keeps the anchor's place, or null when the scenes share no box. */
export function placeAfter(before, { drawing, camera, selection, data }) {
  const heir = (id) => drawing.boxes.get(id) ?? drawing.boxes.get(data.anchors[id]);
  const onScreen = ({ box }) => {
    const [u, v] = middle(box), x = before.x + camera.k * u, y = before.y + camera.k * v;
    return { x, y, inside: x > 0 && y > 0 && x < camera.width && y < camera.height };
  };
  let best = null, least = Infinity;
  for (const [id, record] of before.drawing.boxes) {
    if (!heir(id)) continue;
    const { x, y, inside } = onScreen(record);
    const selected = selection.includes(id) && inside;
    const distance = selected ? -1 : Math.hypot(x - camera.width / 2, y - camera.height / 2);
    if (distance < least) [best, least] = [{ id, x, y }, distance];
  }
  if (!best) return null;
  const [u, v] = middle(heir(best.id).box);
  // an anchor far out of sight would leave the viewport empty
  const x = Math.min(camera.width, Math.max(0, best.x)), y = Math.min(camera.height, Math.max(0, best.y));
  return [x - camera.k * u, y - camera.k * v];
}

/** Boxes slide from their old place to the new one, new boxes and all edges fade in. */
export function animateFrom(before, { drawing, camera, data }) {
  if (calm() || drawing.boxes.size > MOST || before.drawing.boxes.size > MOST) return;
  const { x: bx, y: by } = before, { x, y, k } = camera, sources = new Map();
  for (const [id, record] of before.drawing.boxes) sources.set(id, record.box);
  for (const [old, id] of Object.entries(data.anchors)) {
    if (!sources.has(id) && sources.has(old)) sources.set(id, sources.get(old));
  }
  for (const [id, { box, group }] of drawing.boxes) {
    if (!group) continue;
    const old = sources.get(id);
    if (!old) {
      group.animate([{ opacity: 0 }, { opacity: 1 }], TIMING);
      continue;
    }
    const u = old.x + (bx - x) / k, v = old.y + (by - y) / k; // the old place, seen from the new camera
    if (Math.hypot(u - box.x, v - box.y) * k < 1) continue;
    group.animate([{ transform: `translate(${u}px,${v}px)` }, { transform: `translate(${box.x}px,${box.y}px)` }], TIMING);
  }
  for (const layer of [drawing.edgeLayer, drawing.clusterLayer, drawing.rings]) {
    layer.animate([{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: 1 }], TIMING);
  }
}
