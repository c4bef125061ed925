// A panel of facts: blocks made by Python, every text a text node. What can be clicked tells Python its `go`.
import { Clicks } from "./clicks.js";
import { html } from "./dom.js";
import { settle, themeOf } from "./shared.js";
import { styles } from "./styles.js";
import { Table } from "./table.js";

const SHOWN = 12; // links shown before "and n more"

/** A name that may go on in the next line after `_` and `.`, before it is broken anywhere. */
const breakable = (name) => name.split(/(?<=[_.])/).flatMap((part, i) => (i ? [document.createElement("wbr"), part] : [part]));

export class Panel {
  #json = "";
  #open = new Set(); // titles of lists that the reader opened
  #tables = new Map(); // by name, so that sorting and filter stay
  #clicks = new Clicks();

  constructor(parent) {
    this.root = html("div", { class: "panel" });
    parent.append(html("style", {}, styles), this.root);
    this.root.addEventListener("click", (event) => {
      const target = event.target.closest("[data-go]");
      if (target) this.click(target.dataset.go);
    });
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target.matches("tr[data-go]")) this.click(event.target.dataset.go);
    });
  }

  click(go) {
    this.send("go", this.#clicks.add(go));
    this.#clicks.mark(this.root);
  }

  update(data) {
    this.root.dataset.theme = themeOf(this.root);
    const unheard = this.#clicks.heard(data.heard);
    const json = JSON.stringify(data.blocks);
    if (json !== this.#json) {
      this.#json = json;
      this.blocks = data.blocks;
      this.draw();
    }
    this.#clicks.mark(this.root);
    if (unheard.length) this.send("go", unheard);
  }

  draw() {
    const label = this.root.getRootNode().activeElement?.getAttribute("aria-label");
    settle(this.root, this.blocks.map((block) => this[block.block](block)));
    if (label) [...this.root.querySelectorAll("button")].find((b) => b.ariaLabel === label)?.focus({ preventScroll: true });
    this.#clicks.mark(this.root);
  }

  head({ title, code, chips }) {
    const row = html("div", { class: "title" }, html("h2", {}, ...breakable(title)), ...chips.map((chip) => this.chip(chip)));
    return html("header", {}, row, ...(code ? [html("code", {}, code)] : []));
  }

  chip([text, tone]) {
    return html("span", { class: `chip ${tone}` }, text);
  }

  facts({ title, rows }) {
    const cells = rows.flatMap(({ name, value, note, go, mono }) => {
      const text = html(go ? "button" : "span", { class: mono ? "mono" : undefined, "data-go": go || undefined },
        ...(value.includes(" ") ? [value] : breakable(value)));
      return [html("dt", {}, ...breakable(name)), html("dd", {}, text, ...(note ? [html("small", {}, note)] : []))];
    });
    return this.section(title, html("dl", {}, ...cells));
  }

  links({ title, note, items, wrap }) {
    const all = this.#open.has(title), shown = all ? items : items.slice(0, SHOWN);
    const list = html("ul", { class: wrap ? "wrap" : undefined }, ...shown.map(({ text, sub, go, tone, on }) => {
      const names = ["link", tone, on && "on"].filter(Boolean).join(" ");
      const parts = [html("b", {}, text), ...(sub ? [html("span", {}, sub)] : [])];
      return html("li", {}, html("button", { class: names, "data-go": go }, ...parts));
    }));
    if (items.length > shown.length || all) {
      const more = html("button", { class: "more" }, all ? "Show fewer" : `and ${items.length - SHOWN} more`);
      more.onclick = () => {
        if (!this.#open.delete(title)) this.#open.add(title);
        this.draw();
      };
      if (all && items.length <= SHOWN) return this.section(title, list, note);
      return this.section(title, html("div", {}, list, more), note);
    }
    return this.section(title, list, note);
  }

  text({ title, lines }) {
    return this.section(title, html("div", { class: "text" }, ...lines.map((line) => html("p", {}, line))));
  }

  actions({ items }) {
    return html("div", { class: "actions" }, ...items.map(({ text, go, on, hint, off }) =>
      html("button", { "data-go": go, title: hint || undefined, "aria-pressed": String(on), disabled: off ? "" : undefined },
        text)));
  }

  table(block) {
    const table = this.#tables.get(block.name);
    if (table) table.update(block);
    else this.#tables.set(block.name, new Table(block));
    return this.#tables.get(block.name).element;
  }

  bars({ title, note, legend, rows }) {
    const most = Math.max(1, ...rows.flatMap((row) => [row.left[0] + row.left[1], row.right[0] + row.right[1]]));
    const bar = ([forward, backward], side) => {
      const parts = [["forward", forward], ["backward", backward]].filter(([, count]) => count);
      return html("div", { class: `bar ${side}` }, ...parts.map(([phase, count]) => {
        const part = html("i", { class: phase, title: `${count} ${phase}` });
        part.style.width = `calc((100% - 34px) * ${count / most})`;
        return part;
      }), html("em", {}, forward + backward ? String(forward + backward) : ""));
    };
    const lines = rows.map(({ text, go, left, right, status }) =>
      html("button", { class: `pairbar ${status}`, "data-go": go, title: text },
        bar(left, "left"), html("span", {}, text), bar(right, "right")));
    const head = html("div", { class: "pairbar head" }, html("b", {}, legend[0]), html("span", {}), html("b", {}, legend[1]));
    return this.section(title, html("div", { class: "bars" }, head, ...lines), note);
  }

  section(title, body, note) {
    const head = title ? [html("h3", {}, title, ...(note ? [html("small", {}, note)] : []))] : [];
    return html("section", {}, ...head, body);
  }
}
