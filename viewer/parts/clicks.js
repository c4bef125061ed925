// Clicks are never lost: each has a number, and all that Python has not told to have heard travel with the next one.

export class Clicks {
  #waiting = []; // [number, go]
  #last = 0;

  /** Notes a click; numbers grow from one instance of a component to the next, too. */
  add(go) {
    this.#last = Math.max(Date.now(), this.#last + 1);
    this.#waiting.push([this.#last, go]);
    return this.#waiting;
  }

  /** Forgets what Python heard; gives what it still has to be told. */
  heard(number) {
    this.#waiting = this.#waiting.filter(([own]) => own > number);
    return this.#waiting;
  }

  /** Marks in the element what was clicked and not yet heard. */
  mark(root) {
    const waiting = new Set(this.#waiting.map(([, go]) => go));
    for (const element of root.querySelectorAll("[data-go]")) {
      element.classList.toggle("pending", waiting.has(element.dataset.go));
      if (waiting.has(element.dataset.go)) element.setAttribute("aria-busy", "true");
      else element.removeAttribute("aria-busy");
    }
  }
}
