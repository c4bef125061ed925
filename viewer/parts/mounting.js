// What small components share: one instance for each mounted element, files and theme.
const kept = new Map();
const MOST = 8;

/** The component's default function: makes an instance of `View` once, and hands it every new `data`. */
export function mounting(View) {
  const views = new WeakMap();
  return ({ data, parentElement, setTriggerValue }) => {
    let view = views.get(parentElement);
    if (!view) {
      view = new View(parentElement);
      views.set(parentElement, view);
    }
    view.send = setTriggerValue;
    view.update(data);
    return () => {
      // Streamlit also calls this for a call that a newer one overtook: then the instance lives on.
      if ((parentElement.host ?? parentElement).isConnected) return;
      views.delete(parentElement);
      view.dispose?.();
    };
  };
}

/** Light or dark, by the page's background. */
export function themeOf(element) {
  const paper = getComputedStyle(element).getPropertyValue("--st-background-color").trim() || "#ffffff";
  const probe = document.createElement("i");
  probe.style.color = paper;
  element.append(probe);
  const [r, g, b] = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number);
  probe.remove();
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 128 ? "dark" : "light";
}

/** Content-addressed JSON; the last few stay parsed. */
export async function fetchJson(url) {
  if (!kept.has(url)) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    kept.set(url, await response.json());
    if (kept.size > MOST) kept.delete(kept.keys().next().value);
  }
  return kept.get(url);
}
