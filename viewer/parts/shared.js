// What small components share: files and theme.
const kept = new Map();
const MOST = 8;

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
