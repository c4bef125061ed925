// Bottom right: the whole scene, small, with the viewport as a window that can be dragged.
import { clamp, html } from "./dom.js";

const WIDE = 150, HIGH = 190, NARROW = 54; // px
const SHARE_WIDE = 0.16, SHARE_HIGH = 0.3; // of a viewport, at most

export class Minimap {
  constructor(view) {
    this.view = view;
    this.paper = html("canvas", {});
    this.window = html("div", { class: "window" });
    this.box = html("div", { class: "panel minimap", "aria-hidden": "true", hidden: "" }, this.paper, this.window);
    view.root.append(this.box);
    const drag = (event) => {
      const frame = this.paper.getBoundingClientRect(), { camera } = view;
      const u = (event.clientX - frame.left) / this.sx, v = (event.clientY - frame.top) / this.sy;
      camera.set(camera.width / 2 - camera.k * u, camera.height / 2 - camera.k * v, camera.k);
    };
    this.box.addEventListener("pointerdown", (event) => {
      this.box.setPointerCapture(event.pointerId);
      drag(event);
    });
    this.box.addEventListener("pointermove", (event) => event.buttons && drag(event));
  }

  /** Paints all boxes; long scenes are widened so that their columns can be told apart. */
  draw() {
    const { scene, colours, paper } = this.view, dots = window.devicePixelRatio || 1;
    const { width, height } = this.view.camera;
    const wide = Math.min(WIDE, width * SHARE_WIDE), high = Math.min(HIGH, height * SHARE_HIGH);
    const scale = Math.min(wide / scene.width, high / scene.height);
    this.sx = Math.max(scale, Math.min(NARROW, wide) / scene.width);
    this.sy = Math.max(scale, Math.min(NARROW, high) / scene.height);
    const w = Math.max(1, scene.width * this.sx), h = Math.max(1, scene.height * this.sy);
    Object.assign(this.paper, { width: Math.round(w * dots), height: Math.round(h * dots) });
    Object.assign(this.paper.style, { width: `${w}px`, height: `${h}px` });
    const pen = this.paper.getContext("2d");
    pen.scale(dots, dots);
    pen.fillStyle = paper;
    pen.fillRect(0, 0, w, h);
    for (const box of scene.boxes) {
      pen.fillStyle = colours.of(box).accent;
      pen.fillRect(box.x * this.sx, box.y * this.sy, Math.max(1, box.w * this.sx), Math.max(0.8, box.h * this.sy));
    }
  }

  moveWindow() {
    const { scene, camera } = this.view, seen = camera.seen();
    const all = seen.left <= 0 && seen.top <= 0 && seen.right >= scene.width && seen.bottom >= scene.height;
    if (this.box.hidden !== all) this.box.hidden = all;
    if (all) return;
    const left = clamp(seen.left, 0, scene.width) * this.sx, right = clamp(seen.right, 0, scene.width) * this.sx;
    const top = clamp(seen.top, 0, scene.height) * this.sy, bottom = clamp(seen.bottom, 0, scene.height) * this.sy;
    this.window.style.transform = `translate(${left}px,${top}px)`;
    this.window.style.width = `${Math.max(4, right - left)}px`;
    this.window.style.height = `${Math.max(4, bottom - top)}px`;
  }
}
