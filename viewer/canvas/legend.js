// Bottom left: what the colours and lines mean, with counts. A click on a row fades the others.
import { html, svg } from "./dom.js";
import { applyMarks } from "./marks.js";
import { palette } from "./palette.js";

const MOST = 14, ROOM = 520, GAP = 8; // rows; px of height from which on it starts open; px between it and boxes
const LINES = { data: "data", gradient: "gradient", saved: "saved for backward", parameter: "parameter" };
const NOTES = { // what a box's colour says where that does not go without saying; the first two of folds
  kind: "a folded box: its most telling kind", dtype: "a folded box: its commonest type", bytes: "what each box makes or holds",
};

export class Legend {
  open = null; // by the reader, or at first where there is room

  constructor(view) {
    this.view = view;
    this.box = html("div", { class: "panel legend" });
    view.root.append(this.box);
  }

  draw() {
    this.#fill();
    const { offsetLeft, offsetTop, offsetWidth } = this.box, { camera, root } = this.view;
    camera.corner = { width: offsetLeft + offsetWidth + GAP, height: root.clientHeight - offsetTop + GAP };
  }

  #fill() {
    const { data, colours, scene } = this.view;
    this.open ??= this.view.root.clientHeight > ROOM && !data.groups?.length; // frames say what is what themselves
    const head = html("button", { type: "button", class: "head", "aria-expanded": String(this.open) },
      `Colour: ${data.colourBy}`);
    head.onclick = () => {
      this.open = !this.open;
      this.draw();
    };
    this.box.replaceChildren(head);
    if (!this.open) return;
    const rows = colours.rows.slice(0, MOST).map((row) => this.row(row));
    if (colours.rows.length > MOST) rows.push(html("div", { class: "more" }, `and ${colours.rows.length - MOST} more`));
    const kinds = new Set(scene.edges.map((edge) => edge.kind));
    const lines = Object.keys(LINES).filter((kind) => kinds.has(kind)).map((kind) => this.line(kind));
    if (scene.boxes.some((box) => box.saved) && !kinds.has("saved")) lines.push(this.line("saved"));
    const note = data.colourNote || (scene.boxes.some((box) => box.inside) || data.colourBy === "bytes" ? NOTES[data.colourBy] : "");
    if (note) rows.unshift(html("div", { class: "note", title: note }, note));
    this.box.append(html("div", { class: "rows" }, ...rows), html("div", { class: "lines" }, ...lines));
  }

  row(row) {
    const { view } = this, pressed = view.legendKey === row.key;
    const label = view.data.colourBy === "scope" ? path(row.label) : html("span", {}, row.label);
    const swatch = html("i", { class: "swatch" });
    swatch.style.background = row.fill;
    swatch.style.borderColor = row.accent;
    const button = html("button", { type: "button", class: "row", "aria-pressed": String(pressed), "data-key": row.key },
      swatch, label, html("b", {}, row.count ? row.count.toLocaleString("en") : ""));
    button.onclick = () => {
      view.legendKey = pressed ? null : row.key;
      applyMarks(view);
      this.draw();
    };
    return button;
  }

  line(kind) {
    const path = svg("path", { d: "M1 5H25", stroke: palette.edge[this.view.theme][kind], "stroke-width": 2 });
    if (kind === "saved") path.setAttribute("stroke-dasharray", "5 3.5");
    return html("div", { class: "line" }, svg("svg", { width: 26, height: 10, "aria-hidden": "true" }, path), LINES[kind]);
  }
}

/** A module path, of which the last part stays in sight where it is too long. */
function path(text) {
  const end = text.lastIndexOf(".") + 1;
  return html("span", { class: "path", title: text }, html("span", {}, text.slice(0, end)), html("span", {}, text.slice(end)));
}
