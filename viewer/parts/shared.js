// What small components share: files and theme.
const kept = new Map();
const MOST = 8;

const themes = new Map(); // by background

/** Light or dark, by the page's background. */
export function themeOf(element) {
  const paper = getComputedStyle(element).getPropertyValue("--st-background-color").trim() || "#ffffff";
  if (!themes.has(paper)) themes.set(paper, themeOn(element, paper));
  return themes.get(paper);
}

function themeOn(element, paper) {
  const probe = document.createElement("i");
  probe.style.color = paper;
  element.append(probe);
  const [r, g, b] = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number);
  probe.remove();
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 128 ? "dark" : "light";
}

/** Makes these the children of an element, in their order; those that stand right are not touched. */
export function settle(element, children) {
  const wanted = new Set(children), before = [...element.children];
  for (const child of before) if (!wanted.has(child)) child.remove();
  children.forEach((child, index) => {
    if (element.children[index] !== child) element.insertBefore(child, element.children[index] ?? null);
  });
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
