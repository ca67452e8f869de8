/** What an eye would object to. */
export type Fault = { kind: string; what: string };

/** Returns the element, its first words and the landmark or section that it is in. */
export function nameOf(element: Element, text = element.textContent ?? ''): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const section = element.parentElement?.closest('section, nav, header, footer, dialog, form');
  const heading = section?.getAttribute('aria-labelledby');
  const label =
    section?.getAttribute('aria-label') ??
    (heading && document.getElementById(heading)?.textContent) ??
    section?.localName;
  return `${element.localName} '${words.slice(0, 40)}'${label ? ` in ${label.slice(0, 40)}` : ''}`;
}
