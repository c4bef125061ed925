// Entry of the component.
import { Panel } from "./panel.js";
import { mounting } from "./mounting.js";

const mounted = mounting(Panel);

export default function mount(given) {
  return mounted(given);
}
