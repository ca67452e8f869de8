/** The element of a field or, while it is folded, of the group that it is in. */
export function elementOf(keyPath: string): HTMLElement | undefined {
  const keys = keyPath.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const selector = `[data-mode="edit"] [data-key-path="${CSS.escape(keys.slice(0, length).join('.'))}"]`;
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
}

/** The key path of the field that an element is in, such as `body` or `sections.2.text`; empty outside fields. */
export function keyPathOf(element: Element | null | undefined): string {
  return element?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
}

const controls = 'input, textarea, select, [contenteditable="true"], [role="radiogroup"], [role="combobox"]';

/** The control of a field; of a list or a group the first one in it. */
export function controlIn(element: Element | null | undefined): HTMLElement | null | undefined {
  return element?.querySelector(':scope > .field-wrapper')?.querySelector<HTMLElement>(controls);
}
