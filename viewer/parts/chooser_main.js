// Entry of the component.
import { Chooser } from "./chooser.js";
import { mounting } from "./mounting.js";

const mounted = mounting(Chooser);

export default function mount(given) {
  return mounted(given);
}
