type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Snapshot of an island's server HTML and field values, restored if its code crashes, because React removes both. */
export class IslandSnapshot {
  readonly #serverNodes: readonly Node[];
  #values: string[];
  #pressed: HTMLElement | undefined;

  constructor(readonly root: HTMLElement) {
    this.#serverNodes = Array.from(root.childNodes, (node) => node.cloneNode(true));
    this.#values = controlsIn(root).map(({ value }) => value);
    for (const type of ['input', 'change']) root.addEventListener(type, this.#updateValues);
    for (const type of ['click', 'submit']) root.addEventListener(type, this.#recordPress, true);
  }

  /** Restores the island. Returns the control just pressed if it has a fallback URL, otherwise the island. */
  restore(): HTMLElement {
    for (const type of ['input', 'change']) this.root.removeEventListener(type, this.#updateValues);
    for (const type of ['click', 'submit']) this.root.removeEventListener(type, this.#recordPress, true);
    this.root.replaceChildren(...this.#serverNodes);
    for (const [index, control] of controlsIn(this.root).entries())
      control.value = this.#values[index] ?? control.value;
    return this.#pressed?.dataset.fallbackHref ? this.#pressed : this.root;
  }

  #updateValues = () => {
    this.#values = controlsIn(this.root).map(({ value }) => value);
  };

  /** Cleared after the event, because a later crash is unrelated to it. */
  #recordPress = ({ target }: Event) => {
    this.#pressed =
      (target as Element).closest<HTMLElement>('button, form, a[data-fallback-href]') ?? undefined;
    setTimeout(() => {
      this.#pressed = undefined;
    });
  };
}

function controlsIn(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input, textarea, select')];
}
