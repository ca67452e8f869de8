import { escapedHtml } from '../markdown/escapedHtml';

/** The disclaimer at the end of a text, as a paragraph of HTML; undefined without one. */
export function disclaimerHtml(disclaimer: string | undefined): string | undefined {
  return disclaimer && `<p role="note" data-disclaimer>${escapedHtml(disclaimer)}</p>`;
}
