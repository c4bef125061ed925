// SVG elements of a box, a cluster, a portal and an edge. Positions and sizes come from the scene.
import { fitText, svg, textWidth } from "./dom.js";
import { SMALL, SUB, TITLE, font } from "./style.js";

const STRIP = 5, RADIUS = 6, INSET = 12;

/** Left strip of a rounded box, with the box's own corners. */
const stripPath = (h, r) => `M${STRIP} 0H${r}A${r} ${r} 0 0 0 0 ${r}V${h - r}A${r} ${r} 0 0 0 ${r} ${h}H${STRIP}Z`;

export function boxShape(box) {
  const { w, h, shape } = box;
  const round = shape === "value" || shape === "result" ? h / 2 : RADIUS;
  const group = svg("g", {
    class: `box ${shape}`, transform: `translate(${box.x} ${box.y})`,
    "data-id": box.id, "data-target": box.target, "data-phase": box.phase,
  });
  if (shape === "fold") group.append(svg("rect", { class: "body back", x: 4, y: 4, width: w, height: h, rx: RADIUS }));
  group.append(svg("rect", { class: "body main", width: w, height: h, rx: round }));
  if (round === RADIUS) group.append(svg("path", { class: "strip", d: stripPath(h, RADIUS) }));
  const rim = round === RADIUS ? 6 : round / 2 + 1;
  if (box.saved) group.append(svg("rect", { class: "keep", x: w - 6, y: rim, width: 3, height: h - 2 * rim, rx: 1.5 }));
  group.append(...texts(box, INSET, round === RADIUS ? 7 : 11));
  if (shape === "fold") group.append(...knob(w, h / 2, true));
  return group;
}

function texts({ title, sub, w, h }, left, right) {
  const room = w - left - right, middle = sub ? h / 2 - 3.5 : h / 2 + 4.5;
  const found = [svg("text", { class: "title", x: left, y: middle }, fitText(title, font(TITLE, 600), room))];
  if (sub) found.push(svg("text", { class: "sub", x: left, y: h / 2 + 12.5 }, fitSub(sub, room)));
  return found;
}

/** `place → type`: the type is what readers compare, so the place gives way first, at its start. */
function fitSub(sub, room) {
  const face = font(SUB), arrow = sub.lastIndexOf(" → ");
  if (arrow < 0 || textWidth(sub, face) <= room) return fitText(sub, face, room);
  const type = sub.slice(arrow), left = room - textWidth(type, face);
  return left > 24 ? fitText(sub.slice(0, arrow), face, left, true) + type : fitText(type.trim(), face, room);
}

/** The small round button that opens (+) or folds (−). */
function knob(x, y, plus) {
  const d = `M${x - 3.5} ${y}h7` + (plus ? `M${x} ${y - 3.5}v7` : "");
  return [svg("circle", { class: "knob", cx: x, cy: y, r: 7.5 }), svg("path", { d })];
}

export function badge(text) {
  const w = textWidth(text, font(SMALL, 700)) + 12;
  return svg("g", { class: "badge", transform: `translate(${-8} -9)` },
    svg("rect", { width: w, height: 17, rx: 8.5 }), svg("text", { x: w / 2, y: 12.5 }, text));
}

export function clusterShape(cluster) {
  const { w, h } = cluster;
  return clusterPart(cluster, svg("rect", { class: "area", width: w, height: h, rx: 10 }));
}

/** What names a cluster and folds it: over the edges, which would cross it out. */
export function clusterHead(cluster) {
  const text = fitText(cluster.label, font(SUB, 600), cluster.w - 36);
  return clusterPart(cluster, ...knob(14, 14, false), svg("text", { class: "name", x: 27, y: 18.5 }, text));
}

function clusterPart({ id, x, y }, ...parts) {
  return svg("g", { class: "cluster", "data-cluster": id, transform: `translate(${x} ${y})` }, ...parts);
}

export function portalShape(portal) {
  const box = portalBox(portal);
  return svg("g", { class: "portal", "data-portal": portal.id, transform: `translate(${box.x} ${box.y})` },
    svg("rect", { width: box.w, height: box.h, rx: box.h / 2 }),
    svg("text", { x: box.w / 2, y: box.h / 2 + 4 }, fitText(portal.label, font(SMALL), box.w - 8)));
}

/** Place of a portal's pill: the scene gives its top left corner and size, or the point where it touches its box. */
export function portalBox(portal) {
  const w = portal.w ?? textWidth(portal.label, font(SMALL)) + 12, h = portal.h ?? 16;
  if (portal.w) return { x: portal.x, y: portal.y, w, h };
  return { x: portal.side === "in" ? portal.x - w : portal.x, y: portal.y - h / 2, w, h };
}

export function edgeShapes(edge) {
  const kind = edge.kind;
  const found = [
    svg("path", { class: `line ${kind}`, d: edge.path, "data-edge": edge.id }),
    svg("path", { class: `head ${kind}`, d: arrowHead(edge) }),
  ];
  if (edge.label) found.push(svg("text", { class: "edge-label", x: edge.lx, y: edge.ly + 3 }, edge.label));
  return found;
}

export const numbers = (path) => (path.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);

/** A triangle at the end (or start) of a path, along its last (or first) control points. */
function arrowHead(edge) {
  let points = numbers(edge.path);
  if (points.length < 4) return "";
  if (edge.arrow === "start") points = [points[2], points[3], points[0], points[1]];
  const [ux, uy, x, y] = points.slice(-4);
  const length = Math.hypot(x - ux, y - uy) || 1, dx = (x - ux) / length, dy = (y - uy) / length;
  const at = (back, side) => `${(x - dx * back - dy * side).toFixed(1)} ${(y - dy * back + dx * side).toFixed(1)}`;
  return `M${at(0, 0)}L${at(7, 3)}L${at(7, -3)}Z`;
}
