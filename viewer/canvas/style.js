// The drawing's own style sheet. It lives inside the <svg>, so that a downloaded picture looks as on the page.
import { palette } from "./palette.js";

export const TITLE = 14; // px
export const SUB = 12;
export const SMALL = 11;
export const FAMILY = '"Source Sans", "Source Sans 3", "Segoe UI", Roboto, Arial, "Liberation Sans", sans-serif';
export const font = (size, weight = 400) => `${weight} ${size}px ${FAMILY}`;

/** Light or dark, by the page's background, which is also the paper of the drawing. */
export function themeOf(root) {
  const paper = getComputedStyle(root).backgroundColor, [r, g, b] = paper.match(/[\d.]+/g).map(Number);
  return { paper, theme: 0.2126 * r + 0.7152 * g + 0.0722 * b < 128 ? "dark" : "light" };
}

/** `paper` is the page's background: it stands behind labels and in small buttons. */
export function drawingStyle(theme, paper) {
  const surface = palette.surface[theme], edge = palette.edge[theme], mark = palette.mark[theme];
  const edges = Object.entries(edge).map(([kind, colour]) => `.${kind} { color: ${colour}; }`);
  const rings = Object.entries(mark).map(([name, colour]) => `.ring-${name} { stroke: ${colour}; }`);
  return `
    text { font-family: ${FAMILY}; fill: ${surface.text}; pointer-events: none; user-select: none; }
    .title { font-size: ${TITLE}px; font-weight: 600; }
    .sub { font-size: ${SUB}px; fill: ${surface.muted}; font-variant-numeric: tabular-nums; }
    .box { cursor: pointer; }
    .body { stroke: currentColor; stroke-opacity: .55; }
    .value .body { stroke-dasharray: 3 2; stroke-opacity: .9; }
    .result .body { stroke-width: 2; stroke-opacity: 1; }
    .strip { fill: currentColor; }
    .keep { fill: ${edge.saved}; }
    .box:hover .body { stroke-opacity: 1; stroke-width: 1.6; }
    .knob { fill: ${paper}; stroke: currentColor; stroke-width: 1.2; }
    .knob + path { stroke: currentColor; stroke-width: 1.6; fill: none; pointer-events: none; }
    .badge rect { fill: ${mark.hit}; }
    .badge text { fill: ${theme === "light" ? "#fff" : paper}; font-size: ${SMALL}px; font-weight: 700;
      text-anchor: middle; }
    .cluster { color: ${surface.muted}; }
    .cluster .knob { cursor: pointer; }
    .cluster .area { fill: currentColor; fill-opacity: .045; stroke: currentColor; stroke-opacity: .35; }
    .cluster .name { pointer-events: all; cursor: pointer; font-size: ${SUB}px; font-weight: 600; fill: ${surface.muted}; paint-order: stroke;
      stroke: ${paper}; stroke-width: 4px; stroke-linejoin: round; }
    .line { fill: none; stroke: currentColor; stroke-width: 1.25; stroke-opacity: .8; }
    .head { fill: currentColor; }
    .saved.line { stroke-dasharray: 5 3.5; }
    .parameter.line { stroke-width: 1; stroke-opacity: .6; }
    ${edges.join("\n    ")}
    .near.line { stroke-width: 2; stroke-opacity: 1; }
    .hot.line, .reach { stroke-width: 2.6; stroke-opacity: 1; }
    .reach { fill: none; pointer-events: none; stroke: ${mark.selection}; stroke-dasharray: 2 5; stroke-linecap: round; }
    .edge-label { font-size: 10.5px; fill: ${surface.muted}; text-anchor: middle; paint-order: stroke;
      stroke: ${paper}; stroke-width: 3px; stroke-linejoin: round; }
    .portal { cursor: pointer; color: ${surface.muted}; }
    .portal rect { fill: ${paper}; stroke: currentColor; stroke-opacity: .55; }
    .portal text { font-size: ${SMALL}px; fill: ${surface.muted}; text-anchor: middle; }
    .portal:hover rect { stroke: ${mark.selection}; stroke-opacity: 1; }
    .off > *, .result.off > .body, .value.off > .body { fill-opacity: .2; stroke-opacity: .2; }
    .off.edge-label { fill-opacity: .2; stroke-opacity: .2; }
    .off.line { stroke-opacity: .13; } .off.head { fill-opacity: .13; }
    .filtered .portal > * { fill-opacity: .35; stroke-opacity: .25; }
    .group { pointer-events: none; } .group path { fill: none; }
    .rim rect { fill: currentColor; } .rim path { stroke: currentColor; }
    .inner rect { fill: var(--fill); } .inner path { stroke: var(--fill); }
    .group.sibling .rim { opacity: .55; } .group.sibling .inner rect { fill: ${paper}; } .group.sibling .inner path { stroke: ${paper}; }
    .group.on .rim rect, .group.on .rim path { stroke: currentColor; stroke-width: 4px; }
    .group.on .rim path { stroke-width: 18px; }
    .group-label { cursor: pointer; } .group-tag { pointer-events: none; }
    .group-label rect, .group-tag rect { fill: ${paper}; stroke: currentColor; stroke-width: 1.3; }
    .group-label.on rect, .group-label:hover rect { stroke-width: 2.4; }
    .group-label text, .group-tag text { font-size: ${SMALL}px; font-weight: 600; text-anchor: middle; }
    .group-tag rect { stroke-dasharray: 4 2.5; }
    .ring { fill: none; pointer-events: none; }
    .ring-pair { stroke-dasharray: 7 4; } .ring-origin { stroke-dasharray: 2 3; }
    .ring-ancestor, .ring-descendant { stroke-dasharray: 1 0; }
    ${rings.join("\n    ")}
    .no-edgeLabels .edge-label, .no-saved .saved, .no-portals .portal { display: none; }
    .far text, .far .strip, .far .keep, .far .head, .far .portal, .far .knob, .far .knob + path,
    .far .group-label, .far .group-tag { display: none; }
    .far .line { stroke-width: 3; } .far .body { fill: currentColor; stroke: none; } .far .back { display: none; }
    .far .badge text { display: inline; }
  `;
}
