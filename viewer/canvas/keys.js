// Keyboard: for the canvas last pointed at or focused, never while the reader types.
import { isFull } from "./screen.js";

const FOR_PYTHON = new Set(["1", "2", "3", "4", "q", "w", "e", "r", "n", "N", "?", "Escape"]);
const PAN = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };
const TYPING = "textarea, select, [contenteditable=''], [contenteditable=true], [role=textbox], [role=combobox]";
// Streamlit's data grid reads keys itself; a dialog has its own Escape.
const ELSEWHERE = "[data-testid=stDataFrame], [role=dialog], [role=listbox]";
const BUTTONS = new Set(["button", "checkbox", "radio", "submit", "reset"]);

const views = new Set();
let active = null;

export function listen(view) {
  if (!views.size) window.addEventListener("keydown", press, true); // before Streamlit, whose `r` reruns the page
  views.add(view);
  const wake = () => (active = view);
  view.root.addEventListener("pointerenter", wake);
  view.root.addEventListener("focusin", wake);
}

export function unlisten(view) {
  views.delete(view);
  if (active === view) active = null;
  if (!views.size) window.removeEventListener("keydown", press, true);
}

function press(event) {
  const view = active ?? views.values().next().value;
  leaveSearch(view, event);
  if (!view?.drawing || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
  if (handle(view, event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Enter and Escape end the search field's turn, so that `n` goes to the next hit instead of being typed. */
function leaveSearch(view, { key, target }) {
  if ((key === "Enter" || key === "Escape") && target.ariaLabel && target.ariaLabel === view?.data.searchLabel) {
    setTimeout(() => target.blur()); // after the field has read the key
  }
}

function isElsewhere(event) {
  const path = event.composedPath().filter((element) => element instanceof Element), focused = path[0];
  if (path.some((element) => element.matches(ELSEWHERE))) return true;
  if (!focused) return false;
  if (focused.matches("input")) return !BUTTONS.has(focused.type) || event.key in PAN;
  return focused.matches(TYPING) || focused.isContentEditable;
}

/** True when the key was one of ours. */
function handle(view, { key }) {
  if (key === "/" && isFull()) document.exitFullscreen(); // the search field is not in it
  const { camera } = view, folds = view.scene.clusters?.length || view.scene.boxes.some((box) => box.shape === "fold");
  if (key in PAN) {
    // arrows scroll the page and move through widgets, unless the canvas has the focus
    if (!view.root.contains(view.root.getRootNode().activeElement)) return false;
    camera.pan(...PAN[key]);
  } else if (key === "f") camera.fit();
  else if (key === "/") return focusSearch(view.data.searchLabel);
  else if (key === "+" || key === "=" || key === "-") {
    const plus = key !== "-";
    if (folds) view.act("key", "", plus ? "+" : "-");
    else camera.zoom(plus ? 1.3 : 1 / 1.3);
  } else if (FOR_PYTHON.has(key)) {
    if (key === "Escape") view.clear();
    view.act("key", "", key);
  } else return false;
  return true;
}

function focusSearch(label) {
  const field = [...document.querySelectorAll("input")].find((input) => input.ariaLabel === label);
  field?.focus();
  field?.select();
  return Boolean(field);
}
