// Scenes by hash. The last few stay parsed, so that toggling back costs nothing; the browser's cache holds the rest.
import { html } from "./dom.js";
import { SUB, TITLE, font } from "./style.js";

const KEPT = 6;
const scenes = new Map();

/** The scene; rejects with a readable Error when the server does not have it. */
export async function loadScene(url, hash) {
  let scene = scenes.get(hash);
  if (!scene) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The picture could not be loaded (${response.status}).`);
    scene = await response.json();
  }
  scenes.delete(hash);
  scenes.set(hash, scene);
  if (scenes.size > KEPT) scenes.delete(scenes.keys().next().value);
  return scene;
}

/** The page's fonts, so that texts are measured right; a slow one is not waited for. */
export function fontsReady() {
  const faces = [font(TITLE, 600), font(SUB)].map((face) => document.fonts.load(face));
  return Promise.race([Promise.all(faces), new Promise((done) => setTimeout(done, 500))]);
}

/** A line over the canvas, with a button when there is something to try `again`; "" takes it away. */
export function tell(notice, text, again) {
  notice.replaceChildren(text);
  notice.hidden = !text;
  if (!again) return;
  const button = html("button", { type: "button" }, "Try again");
  button.onclick = again;
  notice.append(button);
}
