// Entry of the component. Streamlit calls `mount` again whenever `data` or the theme changes.
import { View } from "./view.js";

const views = new WeakMap(); // one view, with its camera, for each mounted instance

export default function mount({ data, parentElement, setTriggerValue }) {
  let view = views.get(parentElement);
  if (!view) {
    view = new View(parentElement);
    views.set(parentElement, view);
  }
  view.send = setTriggerValue;
  view.update(data);
  return () => {
    // Streamlit also calls this for a call that a newer one overtook: then the instance lives on.
    if ((parentElement.host ?? parentElement).isConnected) return;
    views.delete(parentElement);
    view.dispose();
  };
}
