// Scenes by hash. The last few stay parsed, so that toggling back costs nothing; the browser's cache holds the rest.
import { html } from "./dom.js";
import { patched } from "./patch.js";
import { SUB, TITLE, font } from "./style.js";

const KEPT = 6;
const scenes = new Map();

/** The scene; from a `known` one only what is new travels. Rejects with a readable Error when the server has it not. */
export async function loadScene(url, hash, known) {
  let scene = scenes.get(hash);
  if (!scene) {
    const response = await fetch(known ? `${url}?from=${known.hash}` : url);
    if (!response.ok) throw new Error(`The picture could not be loaded (${response.status}).`);
    scene = await response.json();
    if (scene.patch) scene = patched(known.scene, scene.patch);
  }
  return keepScene(hash, scene);
}

export function keepScene(hash, scene) {
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
