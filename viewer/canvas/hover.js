// What the pointer is over: a card with the short form, the edges around a box, the other end of a portal.
import { clamp, html, svg } from "./dom.js";
import { portalBox } from "./shapes.js";

const GAP = 14; // px between pointer and card
const KEY = 14; // a line `key: value` with a key up to this long stands in two columns

export class Hover {
  #hot = [];
  #over = null;
  #at = ""; // where the pointer was last

  constructor(view) {
    this.view = view;
    this.card = html("div", { class: "card", role: "tooltip", hidden: "" });
    view.root.append(this.card);
    for (const name of ["pointerover", "pointermove"]) view.viewport.addEventListener(name, (event) => this.see(event));
    view.viewport.addEventListener("pointerleave", () => this.clear());
  }

  /** A picture that moves under a resting pointer (zoom, a followed portal, a new graph) asks nothing of it. */
  see(event) {
    const element = event.buttons ? null : event.target.closest(".box, .portal"), at = `${event.clientX} ${event.clientY}`;
    const rests = at === this.#at;
    this.#at = at;
    if (element !== this.#over) this.clear();
    if (!element || (rests && !this.#over)) return;
    if (!this.#over) this.enter(element);
    this.place(event);
  }

  enter(element) {
    this.#over = element;
    if (element.dataset.id !== undefined) this.overBox(this.view.drawing.boxes.get(element.dataset.id));
    else this.overPortal(this.view.drawing.portals.get(element.dataset.portal));
  }

  overBox({ box, edges }) {
    for (const record of edges) {
      for (const part of record.parts ?? []) part.classList.add("hot");
      this.#hot.push(...(record.parts ?? []));
    }
    const named = box.target && box.tip[0]?.includes(box.target);
    this.show(box.title, named ? box.tip[0] : box.target, box.phase, box.tip.slice(named ? 1 : 0));
  }

  overPortal(portal) {
    const { drawing } = this.view, from = portalBox(portal), others = portal.others ?? [portal.other];
    for (const id of others) {
      const other = drawing.boxes.get(id)?.box;
      if (!other) continue;
      const x = from.x + from.w / 2, y = from.y + from.h / 2, u = other.x + other.w / 2, v = other.y + other.h / 2;
      const bend = (v - y) / 3;
      drawing.overlay.append(
        svg("path", { class: "reach", d: `M${x} ${y}C${x} ${y + bend} ${u} ${v - bend} ${u} ${v}` }),
        svg("rect", { class: "reach", x: other.x - 4, y: other.y - 4, width: other.w + 8, height: other.h + 8, rx: 9 }),
      );
    }
    const names = others.slice(0, 12).map((id) => this.nameOf(id));
    if (others.length > 12) names.push(`and ${others.length - 12} more`);
    this.show(portal.side === "in" ? "Comes from" : "Goes to", "", "", [...names, "Click to go there."]);
  }

  nameOf(id) {
    const box = this.view.drawing.boxes.get(id)?.box;
    return box ? [box.title, box.sub].filter(Boolean).join("  ") : id;
  }

  /** Fills the card; every text becomes a text node. */
  show(title, target, phase, lines) {
    const rows = lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(": ");
      if (colon < 1 || colon > KEY) return html("div", { class: "whole" }, line);
      return html("div", { class: "pair" }, html("span", {}, line.slice(0, colon)), html("b", {}, line.slice(colon + 2)));
    });
    const head = html("div", { class: "name" }, html("strong", {}, title));
    if (phase) head.append(html("span", { class: `chip ${phase}` }, phase));
    this.card.replaceChildren(head, ...(target ? [html("code", {}, target)] : []), ...rows);
    this.card.hidden = false;
  }

  place(event) {
    const frame = this.view.root.getBoundingClientRect(), { offsetWidth: w, offsetHeight: h } = this.card;
    const x = event.clientX - frame.left, y = event.clientY - frame.top;
    const left = x + GAP + w > frame.width ? x - GAP - w : x + GAP;
    const top = y + GAP + h > frame.height ? y - GAP - h : y + GAP;
    this.card.style.transform = `translate(${clamp(left, 4, frame.width)}px,${clamp(top, 4, frame.height)}px)`;
  }

  clear() {
    for (const part of this.#hot) part.classList.remove("hot");
    this.#hot = [];
    this.#over = null;
    this.view.drawing?.overlay.replaceChildren();
    this.card.hidden = true;
  }
}
