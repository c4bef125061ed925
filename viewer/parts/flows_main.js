// Entry of the component.
import { FlowView } from "./flowview.js";
import { mounting } from "./mounting.js";

const mounted = mounting(FlowView);

export default function mount(given) {
  return mounted(given);
}
