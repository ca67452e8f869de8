import { valueAt } from '../../../lib/schemas/values';
import type { Values } from '../entryFile';
import { caretBlock, textFieldAt } from '../text-field/textFields.client';

/** A value in a form. */
export type Place = {
  /** The key path of its field, or of the item of a list that is folded or unfolded. */
  keyPath: string;
  /** The line in which the block with the caret starts, if it is a text. */
  line?: number;
  /** Where the caret is in it, if it is a text. */
  offset?: number;
};

/** How many milliseconds the writer stays at a place before it counts. */
const delay = 150;

/** Calls back when the writer has gone to another field, item of a list or block of a text. */
export function onPlaceChange(listener: (place: Place) => void): void {
  let last: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onCaretMove = () => {
    const place = focusedPlace();
    if (!place || (place.keyPath === last?.keyPath && place.line === last.line)) return;
    last = place;
    clearTimeout(timer);
    timer = setTimeout(() => listener(place), delay);
  };
  document.addEventListener('selectionchange', onCaretMove);
  for (const type of ['focusin', 'focusout']) addEventListener(type, () => setTimeout(onCaretMove));
}

/** The value that the writer is at; undefined outside a form. */
function focusedPlace(): Place | undefined {
  const focused = document.activeElement;
  const field = focused?.closest<HTMLElement>('[data-mode="edit"] [data-key-path]');
  const keyPath = field?.dataset.keyPath;
  if (!keyPath) return undefined;
  const text = textFieldAt(keyPath);
  if (text) return { keyPath, line: caretBlock()?.first, offset: text.selectionEnd };
  // In a group, these are fields.
  const item = focused?.closest('.item-list > :not([data-key-path])');
  if (!item || !field.contains(item)) return field.dataset.fieldType === 'list' ? undefined : { keyPath };
  return { keyPath: `${keyPath}.${[...(item.parentElement?.children ?? [])].indexOf(item)}` };
}

/** Values with another one at a place, for comparing what shows them: words with a letter more, anything else left out. */
export function withOtherValue({ keyPath, offset }: Place, original: Values): Values {
  const values = structuredClone(original);
  const keys = keyPath.split('.');
  const name = keys.pop() ?? '';
  const parent = valueAt(values, keys);
  if (Array.isArray(parent) && typeof parent[Number(name)] !== 'string') parent.splice(Number(name), 1);
  else if (parent) replaceIn(parent as Values, name, offset);
  return values;
}

function replaceIn(parent: Values, name: string, offset?: number): void {
  const value = parent[name];
  if (typeof value === 'string')
    parent[name] = `${value.slice(0, offset)}x${value.slice(offset ?? value.length)}`;
  else delete parent[name];
}
