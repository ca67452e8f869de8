import type { Element, Root } from 'hast';
import { eachElement, element, isElement } from './elements';
import { lineIcon } from './lineIcon';

/** The kinds of call-outs and their icons. The label of a kind is its name. */
export const calloutIcons: ReadonlyMap<string, string> = new Map([
  ['NOTE', 'M3 5h14M3 10h14M3 15h8'],
  ['TIP', 'M10 18v-7m0 0c0-3-2.5-5-7-5 0 3.5 2.5 5 7 5zm0-2c0-3.5 2.5-6 7-6 0 4-2.5 6-7 6z'],
  ['IMPORTANT', 'M5 18V3h11l-3 3.5 3 3.5H5'],
  ['WARNING', 'M10 2.5 18.5 17h-17zM10 8v4.5m0 1v1.5'],
  ['CAUTION', 'M6.5 2h7L18 6.5v7L13.5 18h-7L2 13.5v-7zM6 10h8'],
]);

/** The label of a kind: `Note` for `NOTE`. */
export function calloutLabel(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
}

/** The mark of a call-out at the start of a text, such as `[!NOTE]`, with what follows it on its line. */
const calloutMark = /^\s*\[!\s*([\w-]+)\s*\]([^\n]*)/;

/**
 * A rehype plugin that turns a quotation whose first line is `[!NOTE]` into a call-out with a label. Like GitHub, only
 * outside lists and other quotations, and only if it has a text.
 */
export function toCallouts() {
  return (tree: Root) => {
    for (const node of tree.children) if (isElement(node, 'blockquote')) toCallout(node);
  };
}

function toCallout(quotation: Element): void {
  const first = quotation.children.find((node) => isElement(node));
  const mark = isElement(first, 'p') ? first.children[0] : undefined;
  if (!first || mark?.type !== 'text') return;
  const [, name = '', others = ''] = calloutMark.exec(mark.value) ?? [];
  const icon = calloutIcons.get(name.toUpperCase());
  const isAlone = others.trim() === '' && (first.children.length === 1 || isElement(first.children[1], 'br'));
  const text = first.children.slice(2);
  const blocks = quotation.children.filter((block) => block !== first);
  if (!icon || !isAlone || (text.length === 0 && !blocks.some((block) => isElement(block)))) return;
  const label = calloutLabel(name);
  quotation.tagName = 'div';
  quotation.properties = { dataCallout: label.toLowerCase(), role: 'note', ariaLabel: label };
  quotation.children = [
    element('p', { dataLabel: '' }, [
      lineIcon(icon),
      element('strong', {}, [{ type: 'text', value: label }]),
    ]),
    ...(text.length > 0 ? [element('p', {}, text)] : []),
    ...blocks,
  ];
}

/** In feeds, a quotation with a bold label. */
export const calloutsToQuotations = eachElement('div', (callout) => {
  if (!('dataCallout' in callout.properties)) return;
  callout.tagName = 'blockquote';
  callout.properties = {};
});
