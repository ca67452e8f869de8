import type { Values } from '../entryFile';
import { leadTo } from '../leadTo.client';
import { fieldOfWords } from './fieldOfWords';

/** Leads from a click on words of a previewed page to their field. Links and buttons of the page do nothing. */
export function leadToField(event: MouseEvent, values: Values): void {
  const target = event.target as Element;
  if (target.closest('a, [type="submit"]')) event.preventDefault();
  // The header and footer are in other forms.
  if (!target.closest('main')) return;
  const page = target.ownerDocument;
  const { offsetNode, offset = 0 } = page.caretPositionFromPoint(event.clientX, event.clientY) ?? {};
  const text = target.contains(offsetNode ?? null) ? offsetNode?.textContent : undefined;
  const place = fieldOfWords(target.getAttribute('alt') ?? text ?? '', offset, values);
  if (place) leadTo(place);
}
