// A box opens or folds at once: the picture is asked for here, and Python is told when it is drawn (see turns.py).
import { keepScene } from "./load.js";
import { patched } from "./patch.js";

const PATIENCE = 5000; // ms that Python may take to come to the same picture

/** Which pictures Python may still ask for because it has not heard yet what the reader opened. */
export class Ahead {
  #left = new Set();
  #since = 0;
  turn = ""; // where to ask for the next one

  /** The picture `to` is shown in place of `from`. */
  went(from, to, turn) {
    this.#left.add(from);
    this.#left.delete(to);
    this.#since = performance.now();
    this.turn = turn;
  }

  /** True for a picture that was left; any other one means that Python and the canvas go on together. */
  covers(hash) {
    const covered = this.#left.has(hash) && performance.now() - this.#since < PATIENCE;
    if (!covered) {
      this.#left.clear();
      this.turn = "";
    }
    return covered;
  }
}

/** `type` is `open` or `fold`. */
export async function turnOver(view, type, id) {
  const url = view.ahead.turn || view.data.turn, from = view.wanted, tell = () => view.act(type, id);
  // colours that Python works out, and pictures that another one follows, come with its answer
  if (!url || Object.keys(view.data.values).length || view.data.syncGroup) return tell();
  try {
    const response = await fetch(`${url}?${type}=${encodeURIComponent(id)}`);
    if (!response.ok || view.wanted !== from) return tell();
    const { hash, turn, patch } = await response.json();
    if (view.wanted !== from) return tell();
    view.ahead.went(from, hash, url.replace(/[^/]+$/, `${turn}.json`));
    view.show(hash, keepScene(hash, patched(view.scene, patch)), tell);
  } catch {
    tell();
  }
}
