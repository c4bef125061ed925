// One mounted canvas: its elements, what it shows now, and what it tells Python.
import { click, doubleClick } from "./actions.js";
import { Camera, NEAR, READABLE } from "./camera.js";
import { colouring } from "./colour.js";
import { clamp, html } from "./dom.js";
import { Drawing } from "./drawing.js";
import { watchGestures } from "./gestures.js";
import { Groups } from "./groups.js";
import { Hover } from "./hover.js";
import { listen, unlisten } from "./keys.js";
import { Legend } from "./legend.js";
import { fontsReady, loadScene, tell } from "./load.js";
import { applyMarks } from "./marks.js";
import { Minimap } from "./minimap.js";
import { animateFrom, placeAfter } from "./move.js";
import { leaveFull } from "./screen.js";
import { sheet } from "./sheet.js";
import { drawingStyle, themeOf } from "./style.js";
import { Toolbar } from "./toolbar.js";
import { Ahead } from "./turn.js";

const FAR = 0.35, PATIENCE = 200; // the zoom below which text cannot be read and is not drawn; ms before a sign of loading

export class View {
  data = { selection: [], hits: [], mark: {}, values: {}, anchors: {}, show: {} };
  selection = [];
  legendKey = null;
  scene = null;
  drawing = null;
  colours = null;
  #pending = []; // selections sent to Python and not yet echoed
  #echo = "[]";
  #painted = "";
  #load = 0;
  #frame = 0;
  #focus = null;
  #place = "";
  #shown = "";
  ahead = new Ahead();
  groups = new Groups();

  constructor(parent) {
    this.viewport = html("div", { class: "viewport", tabindex: "0", role: "region" });
    this.notice = html("div", { class: "notice", role: "status", hidden: "" });
    this.note = html("div", { class: "panel note", hidden: "" });
    this.root = html("div", { class: "canvas", "data-ready": "", "data-boxes": "0" }, this.viewport,
      html("div", { class: "shield" }), this.notice, this.note);
    parent.append(html("style", {}, sheet), this.root);
    this.camera = new Camera(() => this.schedule());
    this.hover = new Hover(this);
    this.legend = new Legend(this);
    this.minimap = new Minimap(this);
    this.toolbar = new Toolbar(this);
    watchGestures(this.viewport, this.camera, {
      dragging: (on) => {
        this.root.classList.toggle("dragging", on);
        // a layer of its own while it only moves; for good it would blur when zoomed
        if (this.drawing) this.drawing.svg.style.willChange = on ? "transform" : "";
      },
      click: (event) => click(this, event),
      doubleClick: (event, place) => doubleClick(this, event, place),
    });
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(this.viewport);
    listen(this);
  }

  dispose() {
    this.#load++;
    unlisten(this);
    this.resizing.disconnect();
    this.camera.join(null);
    cancelAnimationFrame(this.#frame);
    leaveFull(this.root);
    this.root.remove();
  }

  /** Called for every change of `data` or of the theme. */
  update(data) {
    this.data = data;
    this.root.style.height = typeof data.height === "number" ? `${data.height}px` : data.height;
    this.viewport.setAttribute("aria-label", data.label);
    Object.assign(this, themeOf(this.root));
    this.root.dataset.theme = this.theme;
    this.camera.join(data.syncGroup);
    this.#adoptSelection(data.selection);
    if (!this.ahead.covers(data.hash) && data.hash !== this.wanted) this.load();
    else if (this.drawing) this.refresh();
    if (this.#shown !== data.hash || this.#place === data.place) return;
    this.#place = data.place; // the same picture, but beside another one
    this.camera.home();
  }

  /** Python echoes selections; an echo of an older click must not undo a newer one. */
  #adoptSelection(selection) {
    const key = JSON.stringify(selection), place = this.#pending.indexOf(key);
    if (place >= 0) this.#pending.splice(0, place + 1);
    else if (!this.#pending.length || key !== this.#echo) {
      this.#pending = [];
      this.selection = selection;
    }
    this.#echo = key;
  }

  async load() {
    const turn = ++this.#load, { scene: url, hash, place } = this.data;
    const known = this.#place === place && { hash: this.#shown, scene: this.scene };
    this.wanted = hash;
    const slow = setTimeout(() => tell(this.notice, "Loading the picture…"), PATIENCE);
    try {
      const [scene] = await Promise.all([loadScene(url, hash, known), fontsReady()]);
      if (turn !== this.#load) return;
      tell(this.notice, "");
      this.replace(scene);
    } catch (error) {
      if (turn === this.#load) tell(this.notice, error.message, () => this.load());
    } finally {
      clearTimeout(slow);
    }
  }

  /** Shows a picture that did not come by `data`; `then` is called when it is drawn. */
  show(hash, scene, then) {
    this.#load++;
    this.wanted = hash;
    this.replace(scene, then);
  }

  replace(scene, then) {
    const hash = this.wanted, same = this.drawing && this.#place === this.data.place;
    const before = same && { drawing: this.drawing, x: this.camera.x, y: this.camera.y };
    this.#place = this.data.place;
    this.#shown = hash;
    this.hover.clear();
    this.scene = scene;
    this.drawing = new Drawing(scene, this.data.graph);
    this.camera.scene = scene;
    this.resize(true);
    this.#painted = "";
    this.refresh();
    const place = before && !this.camera.dwarfs(before.drawing.scene) && placeAfter(before, this);
    if (place) this.camera.set(...place, this.camera.k, false);
    else this.camera.home();
    this.draw();
    this.viewport.replaceChildren(this.drawing.svg);
    if (place) animateFrom(before, this);
    this.#goToFocus(!before);
    this.root.dataset.boxes = scene.boxes.length;
    this.note.textContent = scene.note ?? "";
    this.note.hidden = !scene.note;
    requestAnimationFrame(() => setTimeout(() => {
      if (hash === this.wanted) this.root.dataset.ready = hash;
      then?.();
      const { drawing } = this;
      drawing.buildRest(() => drawing === this.drawing);
    }));
  }

  /** What needs no new scene: colours, marks, what is shown, where to look. */
  refresh() {
    const { data, drawing, theme, paper } = this;
    const key = JSON.stringify([data.colourBy, data.colourNote, data.values, theme, paper]);
    if (key !== this.#painted) {
      this.#painted = key;
      this.colours = colouring(this.scene, data.colourBy, data.values, theme);
      if (!this.colours.rows.some((row) => row.key === this.legendKey)) this.legendKey = null;
      drawing.style.textContent = drawingStyle(theme, paper);
      for (const record of drawing.boxes.values()) {
        record.colour = this.colours.of(record.box);
        drawing.paintBox(record);
      }
      this.legend.draw();
      this.minimap.draw();
    }
    for (const part of ["edgeLabels", "saved", "portals"]) {
      drawing.svg.classList.toggle(`no-${part}`, data.show[part] === false);
    }
    applyMarks(this);
    if (this.groups.update(this)) this.schedule();
    if (drawing.svg.isConnected) this.#goToFocus();
  }

  #goToFocus(jump = false) {
    const focus = this.data.focus;
    if (!focus || focus.seq === this.#focus) return;
    this.#focus = focus.seq;
    const area = this.drawing.areaOf(focus.id), place = focus.beside && area && this.camera.beside(area);
    if (place) this.camera.go(place, jump);
    else if (!this.camera.seesAll()) this.goTo([focus.id], jump);
  }

  /** Brings boxes or frames into the middle of the viewport, near enough to read. */
  goTo(ids, jump = false) {
    const boxes = ids.map((id) => this.drawing.areaOf(id)).filter(Boolean);
    if (!boxes.length) return;
    const left = Math.min(...boxes.map((b) => b.x)), top = Math.min(...boxes.map((b) => b.y));
    const right = Math.max(...boxes.map((b) => b.x + b.w)), bottom = Math.max(...boxes.map((b) => b.y + b.h));
    const rect = { x: left, y: top, w: right - left, h: bottom - top };
    this.camera.go(this.camera.showing(rect, clamp(this.camera.k, READABLE, NEAR)), jump);
  }

  select(ids) {
    if (JSON.stringify(ids) === JSON.stringify(this.selection)) return;
    this.selection = ids;
    this.#pending.push(JSON.stringify(ids));
    applyMarks(this);
    this.send("selection", ids);
  }

  /** Escape: no selection, no legend filter; Python learns of it by the key. */
  clear() {
    this.legendKey = null;
    this.legend.draw();
    if (this.selection.length) this.#pending.push("[]");
    this.selection = [];
    applyMarks(this);
  }

  act(type, id, key = "") {
    this.send("action", { type, id, key });
  }

  resize(quiet = false) {
    this.camera.width = this.viewport.clientWidth;
    this.camera.height = this.viewport.clientHeight;
    if (!this.drawing || quiet) return;
    this.minimap.draw();
    this.schedule();
  }

  schedule() {
    this.#frame ||= requestAnimationFrame(() => this.draw());
  }

  /** One frame: the drawing is moved by a CSS transform, which needs no new layout of the SVG. */
  draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.drawing) return;
    const { x, y, k } = this.camera, { svg, rings } = this.drawing;
    for (const part of [this.drawing, this.groups]) part.show(this.camera.seen(200));
    svg.style.transform = `translate(${x}px,${y}px) scale(${k})`;
    svg.classList.toggle("far", k < FAR);
    rings.style.strokeWidth = Math.min(40, Math.max(2.5, 2 / k));
    this.root.dataset.zoom = k.toFixed(3);
    this.toolbar.showZoom(k);
    this.minimap.moveWindow();
  }
}
