// What a click or double-click means, by what is under it.
import { turnOver } from "./turn.js";

export function click(view, event) {
  const target = event.target, box = target.closest(".box"), portal = target.closest(".portal");
  const group = target.closest(".group-label"), name = target.closest(".cluster .name");
  if (group) view.act("group", group.dataset.group);
  else if (target.closest(".knob")) toggleFold(view, target);
  else if (portal) follow(view, view.drawing.portals.get(portal.dataset.portal));
  else if (box) choose(view, box.dataset.id, event.shiftKey || event.ctrlKey || event.metaKey);
  else if (name) view.select([name.closest(".cluster").dataset.cluster]);
  else view.select([]);
}

/** One box, or with a modifier a second one beside the first (for the path between them). */
function choose(view, id, more) {
  const chosen = view.selection;
  if (!more || !chosen.length) view.select([id]);
  else view.select(chosen.includes(id) ? chosen.filter((other) => other !== id) : [chosen[0], id]);
}

function toggleFold(view, target) {
  const cluster = target.closest(".cluster"), box = target.closest(".box");
  if (cluster) turnOver(view, "fold", cluster.dataset.cluster);
  else turnOver(view, "open", box.dataset.id);
}

function follow(view, portal) {
  if (!view.drawing.boxes.has(portal.other)) return view.act("follow", portal.id);
  view.goTo([portal.other]);
  return view.select([portal.other]);
}

export function doubleClick(view, event, { x, y }) {
  const target = event.target, box = target.closest(".box");
  if (target.closest(".knob, .portal, .group-label")) return;
  if (target.closest(".fold, .cluster")) toggleFold(view, target);
  else if (box) view.goTo([box.dataset.id]);
  else view.camera.zoom(event.shiftKey ? 0.5 : 2, x, y);
}
