// Entry of the component.
import { PlotView } from "./plotview.js";
import { mounting } from "./mounting.js";

const mounted = mounting(PlotView);

export default function mount(given) {
  return mounted(given);
}
