// Full screen is the page's: of it the picture is all that shows, under what the page says about running work.
const WHOLE = "whole";

export const isFull = () => Boolean(document.fullscreenElement);

/** To full screen with this canvas, or back. */
export function turnFull(canvas) {
  if (isFull()) return document.exitFullscreen();
  const adapt = () => {
    canvas.classList.toggle(WHOLE, isFull());
    if (!isFull()) document.removeEventListener("fullscreenchange", adapt);
  };
  document.addEventListener("fullscreenchange", adapt);
  return document.documentElement.requestFullscreen()
    .catch(() => document.removeEventListener("fullscreenchange", adapt)); // the browser allows none
}

/** The canvas goes, because something else stands in its place. */
export function leaveFull(canvas) {
  if (canvas.classList.contains(WHOLE)) document.exitFullscreen();
}
