// Elements without markup: text from a scene only ever becomes a text node or an attribute value.
const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const name in attributes) {
    if (attributes[name] !== undefined) element.setAttribute(name, attributes[name]);
  }
  element.append(...children);
  return element;
}

export const svg = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);
export const html = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

const pen = document.createElement("canvas").getContext("2d");
let penFont = "";

/** Width of a text in px; `font` as in CSS. */
export function textWidth(text, font) {
  if (font !== penFont) pen.font = penFont = font;
  return pen.measureText(text).width;
}

/** The text, cut with `…` at its end (or at its start) so that it is at most `room` px wide. */
export function fitText(text, font, room, cutStart = false) {
  if (text.length * 4 < room || textWidth(text, font) <= room) return text;
  let low = 0, high = text.length;
  const cut = (n) => (cutStart ? "…" + text.slice(text.length - n) : text.slice(0, n) + "…");
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (textWidth(cut(middle), font) <= room) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
