// Where the reader looks: a scene point (u, v) is at (x + k·u, y + k·v) of the viewport.
import { calm, clamp } from "./dom.js";

const MOST = 4, LEAST = 0.01, PADDING = 28, TOP = 54, KEEP = 80, SPECK = 0.5;
const ALIKE = 1.5; // ratio of zooms up to which one serves both
const ASIDE = 0.85, STEP = 0.98; // of its zoom down to which a scene makes way for the legend, and by what factors
export const READABLE = 0.9; // zoom from which on a part can be read
export const NEAR = 1.2; // zoom up to which it is brought near
const WHOLE = 0.45, START = 0.6; // zoom from which on all is shown at first; zoom of the top of a larger scene
const groups = new Map(); // sync group → cameras

export class Camera {
  x = 0;
  y = 0;
  k = 1;
  width = 0; // of the viewport, px
  height = 0;
  scene = { width: 1, height: 1, boxes: [] };
  corner = { width: 0, height: 0 }; // of the viewport, lower left: what stands over the scene there, px
  group = null;
  chosen = null; // the middle of what is selected in this scene
  #first = null; // the topmost box of the scene, as long as nobody looked elsewhere
  #flight = 0;

  constructor(changed) {
    this.changed = changed;
  }

  join(group) {
    if (group === this.group) return;
    groups.get(this.group)?.delete(this);
    this.group = group;
    if (!group) return;
    if (!groups.has(group)) groups.set(group, new Set());
    groups.get(group).add(this);
  }

  /** Looks elsewhere at once; the cameras of the group follow by the same movement of the screen. */
  set(x, y, k, follow = true) {
    cancelAnimationFrame(this.#flight);
    this.#first = null;
    this.#place(x, y, k, follow);
  }

  #place(x, y, k, follow) {
    const before = { x: this.x, y: this.y, k: this.k };
    this.k = clamp(k, Math.min(LEAST, this.fitScale() / 2), MOST);
    if (this.k !== k) [x, y] = [before.x, before.y];
    // some of the scene stays in sight
    this.x = clamp(x, KEEP - this.scene.width * this.k, this.width - KEEP);
    this.y = clamp(y, KEEP - this.scene.height * this.k, this.height - KEEP);
    this.changed();
    if (!follow || !this.group) return;
    const ratio = this.k / before.k;
    const [dx, dy] = [this.x - ratio * before.x, this.y - ratio * before.y];
    for (const other of groups.get(this.group)) {
      if (other !== this) other.set(ratio * other.x + dx, ratio * other.y + dy, ratio * other.k, false);
    }
  }

  pan(dx, dy) {
    this.set(this.x + dx, this.y + dy, this.k);
  }

  zoom(factor, px = this.width / 2, py = this.height / 2) {
    const k = clamp(this.k * factor, Math.min(LEAST, this.fitScale() / 2), MOST);
    this.set(px - ((px - this.x) * k) / this.k, py - ((py - this.y) * k) / this.k, k);
  }

  fly(x, y, k, milliseconds = 280) {
    cancelAnimationFrame(this.#flight);
    this.#first = null;
    if (calm()) return this.#place(x, y, k, false);
    const from = { x: this.x, y: this.y, k: this.k }, start = performance.now();
    const step = (now) => {
      const t = clamp((now - start) / milliseconds, 0, 1), s = 1 - (1 - t) ** 3;
      this.#place(from.x + (x - from.x) * s, from.y + (y - from.y) * s, from.k + (k - from.k) * s, false);
      if (t < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  fitScale() {
    const wide = (this.width - 2 * PADDING) / this.scene.width, high = (this.height - 2 * PADDING) / this.scene.height;
    return Math.max(Math.min(wide, high), 1e-4);
  }

  /** The position that shows a rectangle of the scene in the middle, at `most` times its size. */
  showing({ x, y, w, h }, most = NEAR) {
    const k = Math.min((this.width - 2 * PADDING) / w, (this.height - 2 * PADDING) / h, most);
    return [this.width / 2 - k * (x + w / 2), this.height / 2 - k * (y + h / 2), k];
  }

  /** The position that shows all of the scene in the middle; aside, and where it is alone a little smaller, if that
   * keeps its boxes from under the corner. */
  #whole(most = NEAR) {
    const { width, height, boxes } = this.scene, all = { x: 0, y: 0, w: width, h: height };
    const middle = this.showing(all, most), least = middle[2] * (this.group ? 1 : ASIDE);
    for (let k = middle[2]; k >= least; k *= STEP) {
      const [x, y] = this.showing(all, k), bottom = (this.height - this.corner.height - y) / k;
      const left = boxes.reduce((min, box) => (box.y + box.h > bottom ? Math.min(min, box.x) : min), Infinity);
      const shift = Math.max(0, this.corner.width - x - k * left);
      if (x + shift + k * width <= this.width - PADDING || !shift) return [x + shift, y, k];
    }
    return middle;
  }

  /** All of the scene, and all of the others' that move with it. */
  fit() {
    for (const camera of groups.get(this.group) ?? [this]) camera.fly(...camera.#whole());
  }

  /** The position and zoom that put a rectangle of the scene where a picture that moves with this one has its selection. */
  beside({ x, y, w, h }) {
    const other = [...(groups.get(this.group) ?? [])].find((camera) => camera !== this && camera.chosen);
    if (!other) return null;
    const { k, chosen: [u, v] } = other;
    const left = clamp(other.x + k * u, 0, this.width), top = clamp(other.y + k * v, 0, this.height);
    return [left - k * (x + w / 2), top - k * (y + h / 2), k];
  }

  /** Looks elsewhere, alone: at once, or by a flight. */
  go(place, jump) {
    if (jump) this.set(...place, false);
    else this.fly(...place);
  }

  /** First view of a scene: all of it when that can be read, else its top at a readable size. Scenes that move together
   * begin at one zoom, unless one of them would be much smaller than it can be. */
  home() {
    const { boxes } = this.scene;
    this.#first = boxes.reduce((top, box) => (box.y < top.y ? box : top), boxes[0] ?? { x: 0, w: 0 });
    const beginning = [...(groups.get(this.group) ?? [this])].filter((camera) => camera.#first);
    const scales = beginning.map((camera) => camera.#startScale()), least = Math.min(...scales);
    beginning.forEach((camera, i) => camera.#start(scales[i] > ALIKE * least ? scales[i] : least));
  }

  #startScale() {
    const whole = this.fitScale();
    return whole >= WHOLE ? Math.min(whole, NEAR) : clamp((this.width - 2 * PADDING) / this.scene.width, START, 1);
  }

  #start(k) {
    cancelAnimationFrame(this.#flight);
    const { width } = this.scene, first = this.#first, wide = width * k > this.width;
    if (this.fitScale() >= WHOLE) return this.#place(...this.#whole(k), false);
    const x = this.width / 2 - k * (wide ? first.x + first.w / 2 : width / 2);
    return this.#place(wide ? clamp(x, this.width - PADDING - width * k, PADDING) : x, TOP, k, false);
  }

  /** The part of the scene in sight, with `margin` px around. */
  seen(margin = 0) {
    return {
      left: (-this.x - margin) / this.k,
      top: (-this.y - margin) / this.k,
      right: (this.width - this.x + margin) / this.k,
      bottom: (this.height - this.y + margin) / this.k,
    };
  }

  /** True where a scene came in place of a larger one, and would be a speck too small to read. */
  dwarfs({ width, height }) {
    const { scene, k } = this, shrunk = scene.width * scene.height < width * height;
    return shrunk && k < SPECK && scene.width * k < this.width / 2 && scene.height * k < this.height / 2;
  }

  /** True where all of the scene is in sight, large enough to read: then there is nowhere to go to. */
  seesAll() {
    const { left, top, right, bottom } = this.seen(), { width, height } = this.scene;
    return this.k >= READABLE && left <= 0 && top <= 0 && right >= width && bottom >= height;
  }
}
