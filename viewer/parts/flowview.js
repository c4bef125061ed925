// Bands of operators in columns and ribbons between them: hover shows where calls come from and go to, a click chooses.
import { html, svg, textWidth } from "./dom.js";
import { Pictured } from "./pictured.js";

const HEAD = 40, FOOT = 10, BAND = 13, LABEL = 12; // px: heights above and below, width of a band, size of labels
const MANY = 8; // lines of a tip

export class FlowView extends Pictured {
  constructor(parent) {
    super(parent, "flows");
    this.root.addEventListener("click", (event) => {
      const id = event.target.closest("[data-go]")?.dataset.go ?? "";
      this.send("go", id === this.data.chosen ? "" : id);
    });
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target.dataset.go) this.send("go", event.target.dataset.go);
    });
  }

  take(drawing) {
    this.drawing = drawing;
    this.bands = new Map(drawing.bands.map((band) => [band.id, band]));
  }

  draw() {
    const { drawing, root } = this, width = root.clientWidth;
    if (!drawing || !width) return;
    this.font = `${LABEL}px ${getComputedStyle(root).fontFamily}`;
    const last = drawing.names.length - 1, side = Math.min(190, width * 0.17);
    this.x = (column) => side + ((width - 2 * side - BAND) * column) / Math.max(1, last);
    const height = HEAD + drawing.height + FOOT;
    const heads = drawing.names.map((name, i) => this.head(name, i));
    const picture = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": "Flows of operators" },
      ...heads, svg("g", { transform: `translate(0 ${HEAD})` }, ...drawing.ribbons.map((r) => this.ribbon(r)),
        ...drawing.bands.map((band) => this.band(band, side, last))));
    this.picture?.remove();
    this.picture = picture;
    root.prepend(picture);
    this.light(this.data.chosen);
  }

  head(name, column) {
    const bands = this.drawing.bands.filter((band) => band.column === column && band.members.length);
    const calls = bands.reduce((sum, band) => sum + band.forward + band.backward, 0);
    const count = bands.reduce((sum, band) => sum + band.members.length, 0);
    const said = `${number(count)} operators, ${number(calls)} calls`;
    const at = { x: this.x(column) + BAND / 2, "text-anchor": "middle" };
    return svg("g", { class: "head" }, svg("text", { ...at, y: 13 }, name), svg("text", { ...at, y: 28, class: "count" }, said));
  }

  ribbon(r) {
    const a = this.x(this.bands.get(r.source).column) + BAND, b = this.x(this.bands.get(r.target).column), m = (a + b) / 2;
    const shape = (part) => {
      const h0 = r.h0 * part, h1 = r.h1 * part;
      return `M${a} ${r.y0}C${m} ${r.y0} ${m} ${r.y1} ${b} ${r.y1}v${h1}C${m} ${r.y1 + h1} ${m} ${r.y0 + h0} ${a} ${r.y0 + h0}Z`;
    };
    const id = `${r.source}>${r.target}`, gone = r.target.endsWith(":") ? " gone" : "";
    const path = svg("path", { class: `ribbon ${r.phase}${gone}`, d: shape(1), "data-go": id });
    path.shape = shape;
    path.ribbon = r;
    path.said = [`${this.name(r.source)} → ${this.name(r.target)}`, `${number(r.made)} ${r.phase} ${r.made === 1 ? "call" : "calls"}`];
    if (!gone) path.said.push(`from ${r.calls < 10 ? Number(r.calls.toFixed(1)) : number(Math.round(r.calls))} of the calls on the left`);
    return path;
  }

  band(band, side, last) {
    const { id, column, y, h, forward, backward, members } = band, x = this.x(column), gone = !members.length;
    const part = (h * forward) / Math.max(1, forward + backward);
    const group = svg("g", { class: gone ? "band gone" : "band", "data-go": id, tabindex: "0", role: "button", "aria-label": this.name(id) },
      svg("rect", { class: "forward", x, y, width: BAND, height: part }),
      svg("rect", { class: "backward", x, y: y + part, width: BAND, height: Math.max(0, h - part) }));
    const outside = column === 0 || column === last, room = outside ? side - 12 : 150;
    const text = fit(band.label, this.font, room - 40), count = ` ${number(forward + backward)}`;
    const place = column === 0 ? { x: x - 6, "text-anchor": "end" } : { x: x + BAND + 6 };
    group.append(svg("text", { ...place, y: y + h / 2, dy: "0.35em" }, text, svg("tspan", { class: "count" }, count)));
    group.said = [this.name(id), `${number(forward)} forward, ${number(backward)} backward`, ...this.around(band)];
    return group;
  }

  /** What a band became and came from, the most frequent first; the names of a shared band's operators. */
  around({ id, members }) {
    if (members.length > 1) return some(members);
    const lines = [];
    for (const [word, mine, other] of [["made from", "target", "source"], ["became", "source", "target"]]) {
      const sums = new Map();
      for (const r of this.drawing.ribbons) if (r[mine] === id) sums.set(r[other], (sums.get(r[other]) ?? 0) + r.made);
      if (sums.size) {
        const found = [...sums].sort((a, b) => b[1] - a[1]).map(([band, n]) => `${this.bands.get(band).label} ×${number(n)}`);
        lines.push(`${word} ${some(found, ", ").join("")}`);
      }
    }
    return lines;
  }

  name(id) {
    const { label, members } = this.bands.get(id);
    return members.length === 1 ? members[0] : label;
  }

  /**
   * Lights whole flows through a band or a ribbon and fades the rest; "" lights all. A ribbon further down is lit by the
   * share of its calls that come from there; one further up is lit whole, since its calls are of another kind.
   */
  light(id) {
    const wanted = id ? id.split(">") : [], paths = this.drawing.paths.filter(({ bands }) => wanted.every((band) => bands.includes(band)));
    const bands = new Set(paths.flatMap((path) => path.bands)), ribbons = new Map(), column = this.bands.get(wanted.at(-1))?.column;
    for (const { bands: through, phase, made } of paths) {
      through.slice(1).forEach((to, i) => {
        const key = `${through[i]}>${to} ${phase}`;
        ribbons.set(key, (ribbons.get(key) ?? 0) + (i === through.length - 2 ? made : Infinity));
      });
    }
    const lit = Boolean(id) && paths.length > 0;
    this.picture.classList.toggle("lit", lit);
    for (const element of this.picture.querySelectorAll("[data-go]")) {
      const { go } = element.dataset, { ribbon } = element, made = ribbon && ribbons.get(`${go} ${ribbon.phase}`);
      if (ribbon) {
        const below = lit && made && this.bands.get(ribbon.source).column >= column;
        element.setAttribute("d", element.shape(below ? Math.min(1, made / ribbon.made) : 1));
      }
      element.classList.toggle("on", ribbon ? Boolean(made) : bands.has(go));
      element.classList.toggle("chosen", go === this.data.chosen);
    }
  }

  hover(event) {
    const element = event.target.closest?.("[data-go]");
    if (!element) return this.leave();
    if (element !== this.under) {
      this.under = element;
      this.light(element.dataset.go);
      this.tip.replaceChildren(...element.said.map((line, i) => html(i ? "p" : "b", {}, line)));
    }
    const { left, top, width } = this.root.getBoundingClientRect(), x = event.clientX - left, y = event.clientY - top;
    this.tip.style.cssText = x > width / 2 ? `right:${width - x + 14}px;top:${y + 12}px` : `left:${x + 14}px;top:${y + 12}px`;
    this.tip.classList.add("open");
  }

  leave() {
    if (!this.under) return;
    this.under = null;
    this.tip.classList.remove("open");
    this.light(this.data.chosen);
  }
}

/** The text, cut so that it is at most `room` px wide. */
function fit(text, font, room) {
  let length = text.length;
  while (length > 4 && textWidth(text.slice(0, length), font) > room) length--;
  return length < text.length ? `${text.slice(0, length - 1)}…` : text;
}

const number = (count) => count.toLocaleString("en");

function some(list, glue = "") {
  const shown = list.slice(0, MANY), more = list.length - shown.length;
  if (more > 0) shown.push(`and ${more} more`);
  return glue ? [shown.join(glue)] : shown;
}
