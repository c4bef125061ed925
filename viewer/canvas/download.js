// The whole drawing as an SVG file that needs nothing else.
import { svg } from "./dom.js";

export function downloadSvg(view) {
  const { drawing, scene, paper } = view;
  drawing.showAll();
  view.groups.show({ left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity });
  const copy = drawing.svg.cloneNode(true), pad = 16;
  copy.removeAttribute("style");
  copy.classList.remove("far");
  view.schedule(); // takes out of the document again what is out of sight
  const [w, h] = [scene.width + 2 * pad, scene.height + 2 * pad];
  copy.setAttribute("viewBox", `${-pad} ${-pad} ${w} ${h}`);
  copy.setAttribute("width", w);
  copy.setAttribute("height", h);
  copy.prepend(svg("rect", { x: -pad, y: -pad, width: w, height: h, fill: paper }));
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${view.data.file}.svg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
