// A table of operators: sorted by a click on a heading, filtered while typing, both without a server.
import { html } from "./dom.js";
import { settle } from "./shared.js";

const FEW = 6; // rows that are found at a glance
const BRIEF = 18; // letters of a text that stays on one line

export class Table {
  sort = null; // [column, direction]
  words = [];
  rows = new Map(); // by what they say: a row that stays as it was is not made, nor laid out, again

  constructor(block) {
    this.field = html("input", { type: "search", placeholder: "Filter", "aria-label": "Filter operators", spellcheck: "false" });
    this.head = html("thead", {});
    this.body = html("tbody", {});
    this.count = html("span", { class: "count" });
    this.filter = html("div", { class: "filter" }, this.field, this.count);
    this.element = html("section", { class: "tablebox" }, this.filter,
      html("table", {}, this.head, this.body));
    this.field.oninput = () => {
      this.words = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
      this.fill();
    };
    this.update(block);
  }

  update(block) {
    const columns = JSON.stringify(block.columns), same = columns === this.columns;
    this.columns = columns;
    this.block = block;
    if (same) return this.fill();
    this.rows.clear();
    this.draw();
  }

  draw() {
    const { columns } = this.block;
    this.head.replaceChildren(html("tr", {}, ...columns.map(({ name, hint, number }, index) => {
      const [column, direction] = this.sort ?? [];
      const mark = column === index ? (direction > 0 ? " ↑" : " ↓") : "";
      const button = html("button", { title: hint || undefined }, name + mark);
      button.onclick = () => {
        const first = number ? -1 : 1; // numbers: the largest first
        this.sort = column !== index ? [index, first] : direction === first ? [index, -first] : null;
        this.draw();
      };
      const order = column === index ? (direction > 0 ? "ascending" : "descending") : undefined;
      return html("th", { class: number ? "number" : undefined, scope: "col", "aria-sort": order }, button);
    })));
    this.fill();
  }

  fill() {
    const { columns, rows, go } = this.block;
    const found = rows.filter(({ cells }) => this.words.every((word) => cells.join(" ").toLowerCase().includes(word)));
    if (this.sort) {
      const [column, direction] = this.sort;
      const compare = columns[column].number ? (a, b) => Number(a) - Number(b) : (a, b) => (a < b ? -1 : a > b ? 1 : 0);
      found.sort((a, b) => direction * compare(a.cells[column], b.cells[column]));
    }
    this.filter.hidden = rows.length <= FEW && !this.words.length;
    this.count.textContent = found.length === rows.length ? "" : `${found.length} of ${rows.length}`;
    const before = this.rows, lines = new Map();
    this.rows = new Map();
    for (const row of rows) {
      let said = JSON.stringify(row);
      while (this.rows.has(said)) said += " "; // two that say the same
      lines.set(row, before.get(said) ?? this.line(row));
      this.rows.set(said, lines.get(row));
    }
    settle(this.body, found.map((row) => lines.get(row)));
  }

  line(row) {
    const cells = row.cells.map((text, index) => this.cell(text, this.block.columns[index], index, row.cells[0]));
    const names = [row.tone, row.on && "on"].filter(Boolean).join(" ");
    return html("tr", { class: names, "data-go": row.go, tabindex: "0" }, ...cells);
  }

  cell(text, { number, signed, buttons, marks }, index, target) {
    if (buttons?.length) return html("td", {}, this.buttons(text.split(" "), buttons, target));
    if (marks) return html("td", {}, ...marked(text));
    if (index === 0) return html("td", {}, ...operator(text));
    const said = typeof text === "number" ? text.toLocaleString("en") : String(text);
    const shown = number && signed && Number(text) > 0 ? `+${said}` : number && text === 0 ? "·" : said;
    return html("td", { class: number ? "number" : shown.length < BRIEF ? "brief" : undefined }, shown);
  }

  buttons(words, buttons, target) {
    return html("div", { class: "choose" }, ...buttons.map(([word, text]) => {
      const on = words.includes(word);
      return html("button", { "data-go": `${on ? "" : word}:${target}`, "aria-pressed": String(on), class: word,
        disabled: words.includes(`no-${word}`) && !on ? "" : undefined, "aria-label": `${text} ${target}` }, text);
    }));
  }
}

/** `+mul ×2, -sum`: what is in the list and what is not. */
const marked = (text) => text.split(", ").filter(Boolean).map((part) => {
  const good = part[0] === "+", bad = part[0] === "-";
  if (!good && !bad) return html("span", {}, part);
  return html("span", { class: `mark ${good ? "good" : "bad"}`, title: good ? "in the list" : "not in the list" },
    html("i", {}, good ? "✓" : "✗"), part.slice(1));
});

/** A long name may go on in the next line after an underscore. */
const breakable = (text) => text.split(/(?<=_)/).flatMap((part) => [part, html("wbr", {})]);

/** `aten.sum.dim_IntList` with its library and overload in the background; `default` goes without saying. */
function operator(text) {
  const parts = text.split(".");
  if (parts.length < 3) return [html("b", {}, ...breakable(text))];
  const overload = parts[2] === "default" ? "" : `.${parts.slice(2).join(".")}`;
  return [html("i", {}, `${parts[0]}.`), html("b", {}, ...breakable(parts[1])), html("i", {}, overload)];
}
