// A list of samples that is searched while typing: all of it in the browser, drawn as far as the reader scrolled.
import { html } from "./dom.js";
import { fetchJson } from "./shared.js";
import { styles } from "./styles.js";

const STEP = 80; // entries drawn at a time

export class Chooser {
  entries = [];
  at = 0;

  constructor(parent) {
    this.field = html("input", { type: "search", placeholder: "Find a sample by words of its name or note",
      "aria-label": "Find a sample", spellcheck: "false", autocomplete: "off" });
    this.count = html("span", { class: "count", role: "status" });
    this.list = html("div", { class: "list", role: "listbox", tabindex: "-1" });
    this.root = html("div", { class: "chooser" }, html("div", { class: "find" }, this.field, this.count), this.list);
    parent.append(html("style", {}, styles), this.root);
    this.field.oninput = () => this.search();
    this.root.addEventListener("keydown", (event) => this.press(event));
    this.list.addEventListener("scroll", () => this.grow());
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest("[data-key]");
      if (row) this.send("take", row.dataset.key);
    });
  }

  async update(data) {
    this.list.style.height = data.height;
    this.current = data.current;
    if (data.hash === this.hash) return;
    this.hash = data.hash;
    const entries = await fetchJson(data.url);
    if (this.hash !== data.hash) return;
    this.entries = entries;
    this.search();
    this.root.dataset.ready = data.hash;
    this.field.focus({ preventScroll: true });
    this.field.select(); // on another shelf: what was typed is looked for there too, and typing begins anew
  }

  search() {
    const words = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.found = this.entries.filter(({ text }) => words.every((word) => text.includes(word)));
    this.count.textContent = `${this.found.length.toLocaleString("en")} of ${this.entries.length.toLocaleString("en")}`;
    this.drawn = 0;
    this.at = words.length ? 0 : Math.max(0, this.found.findIndex(({ key }) => key === this.current));
    this.list.replaceChildren();
    if (!this.found.length) this.list.append(html("p", {}, this.entries.length ? "No sample has all these words." : "No sample is in this folder."));
    this.list.scrollTop = 0;
    this.grow();
    while (this.drawn <= this.at && this.drawn < this.found.length) this.more();
    this.point(!words.length);
  }

  grow() {
    const { list } = this;
    while (this.drawn < this.found.length && list.scrollTop + 2 * list.clientHeight > list.scrollHeight - 200) this.more();
  }

  more() {
    const rows = [];
    for (const entry of this.found.slice(this.drawn, this.drawn + STEP)) {
      const { key, title, name, note, size, group } = entry;
      const before = this.found[this.drawn - 1];
      if ((before?.group ?? "") !== group) rows.push(html("h4", {}, group || "without a group"));
      const head = html("span", { class: "top" }, html("b", {}, title), html("code", {}, alike(name, title) ? "" : name),
        html("i", {}, size));
      rows.push(html("button", { type: "button", role: "option", "data-key": key, title: key, class: key === this.current ? "current" : "" },
        head, ...(note ? [html("small", {}, note)] : [])));
      this.drawn += 1;
    }
    this.list.append(...rows);
  }

  press(event) {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (by) {
      this.at = Math.min(this.found.length - 1, Math.max(0, this.at + by));
      while (this.drawn <= this.at && this.drawn < this.found.length) this.more();
      this.point(true);
      event.preventDefault();
    } else if (event.key === "Enter" && this.found[this.at]) {
      this.send("take", this.found[this.at].key);
      event.preventDefault();
    }
    if (event.key !== "Escape") event.stopPropagation();
  }

  /** Marks the entry that Enter takes. */
  point(scroll) {
    const rows = this.list.querySelectorAll("[data-key]");
    rows.forEach((row, index) => {
      row.classList.toggle("at", index === this.at);
      row.setAttribute("aria-selected", String(index === this.at));
    });
    if (scroll) rows[this.at]?.scrollIntoView({ block: "nearest" });
  }
}

/** True when a folder's name only spells the title in another way: `org_model-7b` and `org/model-7b`. */
const alike = (name, title) => letters(name) === letters(title);
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
