// Frames around boxes that belong together: one shape that follows the edges between them, so that it holds no other box.
// Frames are made when they first come into sight, and leave the document out of it.
import { svg, textWidth } from "./dom.js";
import { SMALL, font } from "./style.js";

const GROW = 6, BAND = 11, RIM = 3; // px: around a box, width of a band along an edge, width of the outline on both sides

export class Groups {
  #key = "";
  #frames = []; // { group, left, top, right, bottom, parts, shown }

  /** Makes the frames of the data for a drawing; true when they are others than before. */
  update(view) {
    const { data, drawing, colours, theme, paper } = view;
    const key = JSON.stringify([data.groups, data.tags, theme, paper, data.colourBy]);
    if (drawing === this.drawing && key === this.#key) return false;
    this.#key = key;
    this.drawing = drawing;
    drawing.groupLayer.replaceChildren();
    drawing.labelLayer.replaceChildren();
    this.#frames = (data.groups ?? []).map((group) => frame(drawing, colours, group)).filter(Boolean);
    for (const [id, text] of Object.entries(data.tags ?? {})) {
      const record = drawing.boxes.get(id);
      if (record) this.#frames.push(tagFrame(record.box, colours.of(record.box), text));
    }
    return true;
  }

  /** Puts into the document what meets a rectangle of the scene. */
  show(seen) {
    for (const frame of this.#frames) {
      const on = frame.left <= seen.right && frame.right >= seen.left && frame.top <= seen.bottom && frame.bottom >= seen.top;
      if (on === frame.shown) continue;
      frame.shown = on;
      frame.parts ??= frame.make();
      const [shape, label] = frame.parts;
      if (on) {
        if (shape) this.drawing.groupLayer.append(shape);
        this.drawing.labelLayer.append(label);
      } else {
        shape?.remove();
        label.remove();
      }
    }
  }
}

function frame(drawing, colours, group) {
  const inside = new Set(group.boxes), boxes = group.boxes.map((id) => drawing.boxes.get(id)?.box).filter(Boolean);
  if (!boxes.length) return null;
  const edges = new Set(group.boxes.flatMap((id) => drawing.boxes.get(id)?.edges ?? []).map(({ edge }) => edge)
    .filter((edge) => inside.has(edge.from) && inside.has(edge.to)));
  const first = boxes.reduce((a, b) => (b.y < a.y || (b.y === a.y && b.x < a.x) ? b : a));
  return {
    ...around(boxes), shown: false,
    make: () => {
      const { accent, fill } = colours.of(first);
      return [shapeOf(group, boxes, edges, accent, fill), pill(group, first, accent)];
    },
  };
}

const around = (boxes) => ({
  left: Math.min(...boxes.map((b) => b.x)) - 20, top: Math.min(...boxes.map((b) => b.y)) - 30,
  right: Math.max(...boxes.map((b) => b.x + b.w)) + 20, bottom: Math.max(...boxes.map((b) => b.y + b.h)) + 20,
});

/** The outline is drawn wide, and what is inside over it: the union of boxes and bands has one contour. */
function shapeOf(group, boxes, edges, accent, fill) {
  const layer = (wide, name) => svg("g", { class: name },
    ...[...edges].map((edge) => svg("path", { d: edge.path, "stroke-width": BAND + wide })),
    ...boxes.map((b) => svg("rect", {
      x: b.x - GROW - wide / 2, y: b.y - GROW - wide / 2, width: b.w + 2 * GROW + wide, height: b.h + 2 * GROW + wide,
      rx: GROW + 6,
    })));
  const names = ["group", group.dashed && "sibling", group.on && "on"].filter(Boolean).join(" ");
  const shape = svg("g", { class: names, "data-group": group.id, "data-count": boxes.length },
    layer(RIM, "rim"), layer(0, "inner"));
  shape.style.color = accent;
  shape.style.setProperty("--fill", fill);
  return shape;
}

function pill(group, box, accent) {
  const w = textWidth(group.text, font(SMALL, 600)) + 14;
  const label = svg("g", { class: `group-label${group.on ? " on" : ""}`, "data-group": group.id,
    transform: `translate(${box.x + 8} ${box.y - GROW - 14})` },
    svg("title", {}, group.hint), svg("rect", { width: w, height: 17, rx: 8.5 }),
    svg("text", { x: w / 2, y: 12.5 }, group.text));
  label.style.color = accent;
  return label;
}

function tagFrame(box, { accent }, text) {
  return {
    ...around([box]), shown: false,
    make: () => {
      const w = textWidth(text, font(SMALL, 600)) + 14;
      const label = svg("g", { class: "group-tag", "data-tag": box.id, transform: `translate(${box.x + 8} ${box.y + box.h - 3})` },
        svg("rect", { width: w, height: 17, rx: 8.5 }), svg("text", { x: w / 2, y: 12.5 }, text));
      label.style.color = accent;
      return [null, label];
    },
  };
}
