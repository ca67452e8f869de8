type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Snapshot of an island's server HTML, field values and focused field, restored if its code crashes, because that
 * removes them.
 */
export class IslandSnapshot {
  readonly #serverNodes: readonly Node[];
  readonly #listening = new AbortController();
  #values: string[];
  #focusedIndex: number;
  #pressed: HTMLElement | undefined;

  constructor(readonly root: HTMLElement) {
    this.#serverNodes = Array.from(root.childNodes, (node) => node.cloneNode(true));
    this.#values = controlsIn(root).map(({ value }) => value);
    this.#focusedIndex = indexOf(document.activeElement, root);
    const { signal } = this.#listening;
    for (const type of ['focusin', 'focusout']) root.addEventListener(type, this.#updateFocus, { signal });
    for (const type of ['input', 'change']) root.addEventListener(type, this.#updateValues, { signal });
    for (const type of ['click', 'submit'])
      root.addEventListener(type, this.#recordPress, { signal, capture: true });
  }

  /** Restores the island. Returns the control just pressed if it has a fallback URL, otherwise the island. */
  restore(): HTMLElement {
    this.#listening.abort();
    this.root.replaceChildren(...this.#serverNodes);
    const controls = controlsIn(this.root);
    for (const [index, control] of controls.entries()) control.value = this.#values[index] ?? control.value;
    // A visitor goes on typing at the end of the same field.
    const focused = controls[this.#focusedIndex];
    focused?.focus({ preventScroll: true });
    if (focused instanceof HTMLTextAreaElement)
      focused.setSelectionRange(focused.value.length, focused.value.length);
    return this.#pressed?.dataset.fallbackHref ? this.#pressed : this.root;
  }

  #updateFocus = ({ type, target }: Event) => {
    if (type === 'focusin') this.#focusedIndex = indexOf(target, this.root);
    // Later, because a crash removes the field and with it the focus.
    else setTimeout(() => (this.#focusedIndex = indexOf(document.activeElement, this.root)));
  };

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

/** The place of a field among those of an island, or -1. */
function indexOf(field: EventTarget | null, root: HTMLElement): number {
  return controlsIn(root).indexOf(field as Control);
}

function controlsIn(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input, textarea, select')];
}
