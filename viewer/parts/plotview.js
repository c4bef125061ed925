// Dots and lines over two axes that begin at 0.
import { html, svg } from "./dom.js";
import { Pictured } from "./pictured.js";

const LEFT = 56, TOP = 14, BOTTOM = 44, NEAR = 28, LINE = 15; // px; how near the pointer must be; a line of labels

export class PlotView extends Pictured {
  constructor(parent) {
    super(parent, "plot");
    this.root.addEventListener("click", () => this.near?.dot.go && this.send("go", this.near.dot.go));
  }

  take(plot) {
    this.plot = plot;
  }

  draw() {
    const { plot, root } = this, width = root.clientWidth;
    if (!plot || !width) return;
    const dots = plot.series.flatMap((s) => s.dots), { height } = plot;
    const across = ticks(Math.max(1, ...dots.map((d) => d.x)), Math.max(3, width / 110));
    const up = ticks(Math.max(1, ...dots.map((d) => d.y)), Math.max(3, height / 60));
    const head = plot.legend ? 22 : 0, most = Math.max(0, ...dots.map((d) => d.x));
    const ends = plot.series.filter((s) => s.line).map((s) => s.dots.at(-1)).filter((d) => d?.label);
    const right = Math.max(24, ...ends.map((d) => d.label.length * 7 + 16)), limit = ends.length ? most : across.at(-1);
    this.x = (value) => LEFT + ((width - LEFT - right) * value) / Math.max(1, limit);
    this.y = (value) => height - BOTTOM - ((height - TOP - BOTTOM - head) * value) / up.at(-1);
    const grid = [
      ...up.map((v) => svg("path", { class: "grid", d: `M${LEFT} ${this.y(v)}H${width - right}` })),
      ...up.map((v) => svg("text", { class: "tick", x: LEFT - 8, y: this.y(v), dy: "0.35em", "text-anchor": "end" }, short(v))),
      ...across.filter((v) => v <= limit).map((v) => svg("text", { class: "tick", x: this.x(v), y: height - BOTTOM + 17, "text-anchor": "middle" }, short(v))),
      svg("text", { class: "axis", x: (LEFT + width - right) / 2, y: height - 6, "text-anchor": "middle" }, plot.across),
      svg("text", { class: "axis", transform: `translate(13 ${(height - BOTTOM + TOP) / 2}) rotate(-90)`, "text-anchor": "middle" }, plot.up),
    ];
    this.place = apart(ends.map((d) => [d, this.y(d.y)]), TOP + head, height - BOTTOM);
    this.taken = dots.filter((d) => d.label).map((d) => ({ x: this.x(d.x) - 6, y: this.y(d.y) - 6, w: 12, h: 12 }));
    const picture = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": plot.title || `${plot.up} against ${plot.across}` },
      ...grid, ...plot.series.map((s) => this.line(s)), ...plot.series.map((s) => this.dots(s, width)));
    if (plot.legend) picture.append(this.legend());
    this.picture?.remove();
    this.picture = picture;
    root.prepend(picture);
    this.ring = svg("circle", { class: "ring", r: 8 });
  }

  line({ dots, line, tone, dashed }) {
    const d = line ? dots.map((dot, i) => `${i ? "L" : "M"}${this.x(dot.x).toFixed(1)} ${this.y(dot.y).toFixed(1)}`).join("") : "";
    return svg("path", { class: dashed ? "line dashed" : "line", d, stroke: tone[this.theme] });
  }

  dots({ dots, marks, tone }, width) {
    const parts = dots.flatMap((dot) => {
      const x = this.x(dot.x), y = this.y(dot.y);
      const mark = marks ? [svg("circle", { cx: x, cy: y, r: 5, fill: tone[this.theme] })] : [];
      if (!dot.label) return mark;
      const place = this.place.has(dot) ? { x: x + 10, y: this.place.get(dot) } : this.free(x, y, dot.label.length * 7, width);
      return [...mark, svg("text", { class: "label", ...place, dy: "0.35em" }, dot.label)];
    });
    return svg("g", {}, ...parts);
  }

  /** A place beside a dot where its label covers no other dot or label; to the right where there is none. */
  free(x, y, w, width) {
    const tries = [[10, 0], [-10 - w, 0], [-w / 2, -16], [-w / 2, 17], [8, -16], [8, 17], [-8 - w, -16], [-8 - w, 17], [-w / 2, -32], [-w / 2, 33]];
    const boxes = tries.map(([dx, dy]) => ({ x: x + dx, y: y + dy - 7, w, h: 14 }));
    const meets = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    const fits = (box) => box.x > LEFT && box.x + box.w < width && box.y > 0 && !this.taken.some((other) => meets(box, other));
    const box = boxes.find(fits) ?? boxes[0];
    this.taken.push(box);
    return { x: box.x, y: box.y + 7 };
  }

  legend() {
    let x = LEFT;
    return svg("g", {}, ...this.plot.series.map(({ name, tone }) => {
      const part = svg("g", { transform: `translate(${x} 10)` }, svg("path", { d: "M0 0H16", stroke: tone[this.theme], "stroke-width": 3 }),
        svg("text", { class: "tick", x: 21, dy: "0.35em" }, name));
      x += 40 + name.length * 7;
      return part;
    }));
  }

  hover(event) {
    const { left, top, width } = this.root.getBoundingClientRect(), x = event.clientX - left, y = event.clientY - top;
    let best = null, least = NEAR;
    for (const series of this.plot?.series ?? []) {
      for (const dot of series.dots) {
        const far = Math.hypot(this.x(dot.x) - x, this.y(dot.y) - y);
        if (dot.said && far < least) [best, least] = [{ series, dot }, far];
      }
    }
    if (!best) return this.leave();
    this.near = best;
    this.root.classList.toggle("link", Boolean(best.dot.go));
    this.ring.setAttribute("cx", this.x(best.dot.x));
    this.ring.setAttribute("cy", this.y(best.dot.y));
    this.ring.setAttribute("stroke", best.series.tone[this.theme]);
    this.picture.append(this.ring);
    this.tip.replaceChildren(html("b", {}, best.dot.label || best.series.name), ...best.dot.said.split("\n").map((line) => html("p", {}, line)));
    this.tip.style.cssText = x > width / 2 ? `right:${width - x + 14}px;top:${y + 12}px` : `left:${x + 14}px;top:${y + 12}px`;
    this.tip.classList.add("open");
  }

  leave() {
    this.near = null;
    this.root.classList.remove("link");
    this.tip.classList.remove("open");
    this.ring?.remove();
  }
}

/** Heights for labels at the ends of lines, moved apart so that none stands over another, between two heights. */
function apart(wanted, top, bottom) {
  const sorted = wanted.sort((a, b) => a[1] - b[1]), places = [];
  for (const [, y] of sorted) places.push(Math.max(y, places.length ? places.at(-1) + LINE : top));
  for (let i = places.length - 1, most = bottom; i >= 0; i--, most = places[i + 1] - LINE) places[i] = Math.min(places[i], most);
  return new Map(sorted.map(([dot], i) => [dot, places[i]]));
}

/** 0 and round steps up to the first one at or above `most`. */
function ticks(most, wanted) {
  const raw = most / wanted, ten = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= raw));
  const found = [0];
  while (found.at(-1) < most) found.push(found.at(-1) + step);
  return found;
}

const short = (value) => (value >= 10_000 ? `${Number((value / 1000).toFixed(1))}k` : value.toLocaleString("en"));
