// Mouse, trackpad and touch on the viewport: drag pans, wheel zooms at the pointer, two fingers pinch.
import { clamp } from "./dom.js";

const SLACK = 4; // px a press may move and still be a click
const WHEEL = 0.0016, PINCH = 0.012; // zoom a pixel of wheel
const NOTCH = 20; // px of a pinch that count at once: with Ctrl held, a mouse's wheel sends what looks like a huge one

export function watchGestures(viewport, camera, handlers) {
  const pointers = new Map();
  let moved = false, last = null;

  const place = (event) => {
    const box = viewport.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, d: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
  };

  viewport.addEventListener("pointerdown", (event) => {
    if (event.button > 1) return;
    pointers.set(event.pointerId, place(event));
    if (pointers.size === 1) moved = false;
    last = pointers.size === 2 ? spread() : place(event);
  });
  viewport.addEventListener("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return;
    const here = place(event);
    if (!moved && pointers.size === 1 && Math.hypot(here.x - last.x, here.y - last.y) < SLACK) return;
    if (!moved) {
      moved = true;
      viewport.setPointerCapture(event.pointerId); // not before: a capture would take the click from the box
      handlers.dragging(true);
    }
    pointers.set(event.pointerId, here);
    if (pointers.size === 2) {
      const now = spread();
      camera.pan(now.x - last.x, now.y - last.y);
      camera.zoom(now.d / last.d, now.x, now.y);
      last = now;
    } else if (pointers.size === 1) {
      camera.pan(here.x - last.x, here.y - last.y);
      last = here;
    }
  });
  const up = (event) => {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size === 1) last = [...pointers.values()][0];
    if (!pointers.size && moved) handlers.dragging(false);
  };
  viewport.addEventListener("pointerup", up);
  viewport.addEventListener("pointercancel", up);

  viewport.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? viewport.clientHeight : 1;
      const dx = event.deltaX * unit, dy = event.deltaY * unit;
      if (event.ctrlKey || event.metaKey) return zoomAt(event, Math.exp(-clamp(dy, -NOTCH, NOTCH) * PINCH));
      if (event.shiftKey) return camera.pan(-(dx || dy), 0);
      if (Math.abs(dx) > Math.abs(dy)) return camera.pan(-dx, 0);
      return zoomAt(event, Math.exp(-dy * WHEEL));
    },
    { passive: false },
  );
  const zoomAt = (event, factor) => {
    const { x, y } = place(event);
    camera.zoom(factor, x, y);
  };

  // A click after a drag is not a click.
  const clicks = (name, handler) =>
    viewport.addEventListener(name, (event) => {
      if (moved && name === "click") event.stopPropagation();
      else handler(event, place(event));
    });
  clicks("click", handlers.click);
  clicks("dblclick", handlers.doubleClick);
}
