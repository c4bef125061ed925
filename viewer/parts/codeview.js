// A long list of code lines: only what is in sight is in the document. A click on a line tells Python its number.
import { html, clamp } from "./dom.js";
import { tokens } from "./highlight.js";
import { fetchJson, themeOf } from "./shared.js";
import { styles } from "./styles.js";

const LINE = 19, MARGIN = 30; // px of a line; lines made above and below the window

export class CodeView {
  data = null;
  lines = [];
  #loaded = "";
  #focus = null;
  #frame = 0;

  constructor(parent) {
    this.rows = html("div", { class: "rows" });
    this.space = html("div", { class: "space" }, this.rows);
    this.root = html("div", { class: "code", tabindex: "0", role: "listbox" }, this.space);
    parent.append(html("style", {}, styles), this.root);
    this.root.addEventListener("scroll", () => this.schedule());
    this.root.addEventListener("click", (event) => this.click(event));
    this.resizing = new ResizeObserver(() => this.schedule());
    this.resizing.observe(this.root);
  }

  dispose() {
    this.resizing.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  async update(data) {
    this.data = data;
    this.root.style.height = data.height;
    this.root.setAttribute("aria-label", data.label);
    this.root.dataset.theme = themeOf(this.root);
    this.marked = new Set(data.marks);
    this.strong = new Set(data.strong);
    if (data.hash !== this.#loaded) {
      const { lines, open, first, quoted } = await fetchJson(data.url);
      if (this.data.hash !== data.hash) return; // a newer text came meanwhile
      this.lines = lines;
      this.open = new Set(open);
      this.quoted = new Set(quoted);
      this.first = first;
      this.#loaded = data.hash;
      const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
      this.space.style.height = `${lines.length * LINE + 8}px`;
      this.space.style.minWidth = `calc(${Math.min(longest, 2000)}ch + 5.5em)`;
      this.root.style.setProperty("--digits", `${String(first - 1 + lines.length).length}ch`);
      this.root.scrollLeft = 0;
    }
    this.draw();
    this.#goToFocus();
    this.root.dataset.ready = data.hash;
  }

  #goToFocus() {
    const { line, seq } = this.data.focus ?? {};
    if (!line || seq === this.#focus) return;
    this.#focus = seq;
    const top = (line - 1) * LINE, { scrollTop, clientHeight } = this.root;
    if (top < scrollTop + LINE || top > scrollTop + clientHeight - 3 * LINE) {
      this.root.scrollTop = top - clientHeight / 2 + LINE;
      this.draw();
    }
  }

  schedule() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.draw();
    });
  }

  draw() {
    const { scrollTop, clientHeight } = this.root, last = this.lines.length;
    const from = clamp(Math.floor(scrollTop / LINE) - MARGIN, 0, last);
    const to = clamp(Math.ceil((scrollTop + clientHeight) / LINE) + MARGIN, 0, last);
    this.rows.style.transform = `translateY(${from * LINE + 4}px)`;
    const rows = [];
    for (let i = from; i < to; i++) rows.push(this.row(i));
    this.rows.replaceChildren(...rows);
  }

  row(index) {
    const line = index + 1, { marked, strong, open } = this;
    const names = ["row", marked.has(line) && "marked", strong.has(line) && "strong", open.has(line) && "open"];
    const pieces = this.quoted.has(line) ? [["string", this.lines[index]]] : tokens(this.lines[index]);
    const parts = pieces.map(([kind, text]) => (kind ? html("span", { class: kind }, text) : text));
    return html("div", { class: names.filter(Boolean).join(" "), "data-line": line, role: "option" },
      html("i", {}, String(line + this.first - 1)), html("code", {}, ...parts));
  }

  click(event) {
    const row = event.target.closest(".row.open");
    if (row && !String(getSelection())) this.send("line", Number(row.dataset.line));
  }
}
