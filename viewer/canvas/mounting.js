// What every component shares: one instance for each mounted element.

/** The component's default function: makes an instance of `View` once, and hands it every new `data`. */
export function mounting(View) {
  const views = new WeakMap();
  return ({ data, parentElement, setTriggerValue }) => {
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
      view.dispose?.();
    };
  };
}
