type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers an island as it was served, with what is typed into it, so that it can stand there again when its
 * code fails: React takes away all that it cannot go on showing.
 */
export class ServedIsland {
  readonly #served: readonly Node[];
  #values: string[];
  #pressed: HTMLElement | undefined;

  constructor(readonly root: HTMLElement) {
    this.#served = Array.from(root.childNodes, (node) => node.cloneNode(true));
    this.#values = controlsIn(root).map(({ value }) => value);
    for (const type of ['input', 'change']) root.addEventListener(type, this.#remember);
    for (const type of ['click', 'submit']) root.addEventListener(type, this.#notePress, true);
  }

  /** Puts it back, with what was typed; gives what was just pressed there, or the island itself. */
  putBack(): HTMLElement {
    for (const type of ['input', 'change']) this.root.removeEventListener(type, this.#remember);
    for (const type of ['click', 'submit']) this.root.removeEventListener(type, this.#notePress, true);
    this.root.replaceChildren(...this.#served);
    for (const [index, control] of controlsIn(this.root).entries())
      control.value = this.#values[index] ?? control.value;
    const page = this.#pressed?.dataset.page;
    return (page && this.root.querySelector<HTMLElement>(`[data-page="${page}"]`)) || this.root;
  }

  #remember = () => {
    this.#values = controlsIn(this.root).map(({ value }) => value);
  };

  /** A failure comes while a press is dealt with, or has nothing to do with it. */
  #notePress = ({ target }: Event) => {
    this.#pressed = (target as Element).closest<HTMLElement>('button, form') ?? undefined;
    setTimeout(() => {
      this.#pressed = undefined;
    });
  };
}

function controlsIn(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input, textarea, select')];
}
