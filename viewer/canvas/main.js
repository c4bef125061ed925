// Entry of the component. Streamlit calls `mount` again whenever `data` or the theme changes.
import { mounting } from "./mounting.js";
import { View } from "./view.js";

const mounted = mounting(View);

export default function mount(given) {
  return mounted(given);
}
