// A picture of content-addressed JSON that fills its place: fetched when it is another, drawn again when the place grows.
import { html } from "./dom.js";
import { fetchJson, themeOf } from "./shared.js";
import { styles } from "./styles.js";

/** Subclasses say what they `take` from the JSON, how to `draw` it, and what `hover` and `leave` do. */
export class Pictured {
  #loaded = "";

  constructor(parent, name) {
    this.tip = html("div", { class: "tip", role: "status" });
    this.root = html("div", { class: name }, this.tip);
    parent.append(html("style", {}, styles), this.root);
    this.root.addEventListener("pointermove", (event) => this.hover(event));
    this.root.addEventListener("pointerleave", () => this.leave());
    this.resizing = new ResizeObserver(() => this.draw());
    this.resizing.observe(this.root);
  }

  dispose() {
    this.resizing.disconnect();
  }

  async update(data) {
    this.data = data;
    this.theme = this.root.dataset.theme = themeOf(this.root);
    if (data.hash !== this.#loaded) {
      const found = await fetchJson(data.url);
      if (this.data.hash !== data.hash) return; // a newer one came meanwhile
      this.take(found);
      this.#loaded = data.hash;
    }
    this.draw();
    this.root.dataset.ready = data.hash;
  }
}
