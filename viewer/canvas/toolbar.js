// Top right: zoom, fit, go to the selection, full screen, download.
import { html, svg } from "./dom.js";
import { downloadSvg } from "./download.js";
import { turnFull } from "./screen.js";

const ICONS = {
  out: "M4 10h12",
  in: "M4 10h12M10 4v12",
  fit: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
  selection: "M10 2v3M10 15v3M2 10h3M15 10h3M10 6.5a3.5 3.5 0 1 0 .01 0",
  screen: "M12 3h5v5M8 17H3v-5M17 3l-6 6M3 17l6-6",
  download: "M10 3v10M6 9.5l4 4 4-4M4 17h12",
};

export class Toolbar {
  constructor(view) {
    this.zoom = html("button", { type: "button", class: "zoom", title: "Zoom to 100 %", "aria-label": "Zoom to 100 %" });
    this.zoom.onclick = () => view.camera.zoom(1 / view.camera.k);
    const buttons = [
      this.button("out", "Zoom out (−)", () => view.camera.zoom(1 / 1.3)),
      this.zoom,
      this.button("in", "Zoom in (+)", () => view.camera.zoom(1.3)),
      this.button("fit", "Fit the graph (f)", () => view.camera.fit()),
      this.button("selection", "Go to the selection", () => view.goTo(view.selection)),
      this.button("screen", "Full screen", () => turnFull(view.root)),
      this.button("download", "Download as SVG", () => downloadSvg(view)),
    ];
    view.root.append(html("div", { class: "panel toolbar", role: "toolbar", "aria-label": "Picture" }, ...buttons));
  }

  button(icon, label, action) {
    const picture = svg("svg", { viewBox: "0 0 20 20", width: 18, height: 18, "aria-hidden": "true" },
      svg("path", { d: ICONS[icon] }));
    const button = html("button", { type: "button", title: label, "aria-label": label }, picture);
    button.onclick = action;
    return button;
  }

  showZoom(k) {
    const text = `${Math.round(k * 100)} %`;
    if (this.zoom.textContent !== text) this.zoom.textContent = text;
  }
}
