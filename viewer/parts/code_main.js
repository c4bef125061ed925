// Entry of the component.
import { CodeView } from "./codeview.js";
import { mounting } from "./mounting.js";

const mounted = mounting(CodeView);

export default function mount(given) {
  return mounted(given);
}
