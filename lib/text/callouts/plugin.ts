import type { Element, ElementContent, Root } from 'hast';

/** The kinds of call-outs that GitHub shows, with their labels. Writers start a quotation with `[!NOTE]`. */
export const calloutLabels: ReadonlyMap<string, string> = new Map([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['IMPORTANT', 'Important'],
  ['WARNING', 'Warning'],
  ['CAUTION', 'Caution'],
]);

/** The mark of a call-out at the start of a text, such as `[!NOTE]`, with what follows it on its line. */
export const calloutMark = /^\s*\[!\s*([\w-]+)\s*\]([^\n]*)/;

/**
 * A rehype plugin that turns a quotation whose first line is `[!NOTE]` into a call-out with a label. Like GitHub, only
 * outside lists and other quotations, and only if it has a text.
 */
export function toCallouts() {
  return (tree: Root) => {
    for (const node of tree.children)
      if (node.type === 'element' && node.tagName === 'blockquote') toCallout(node);
  };
}

function toCallout(quotation: Element): void {
  const first = quotation.children.find(isElement);
  const mark = first?.tagName === 'p' ? first.children[0] : undefined;
  if (!first || mark?.type !== 'text') return;
  const [, name = '', others = ''] = calloutMark.exec(mark.value) ?? [];
  const label = calloutLabels.get(name.toUpperCase());
  const isAlone = others.trim() === '' && (first.children.length === 1 || isBreak(first.children[1]));
  const text = first.children.slice(2);
  const blocks = quotation.children.filter((block) => block !== first);
  if (!label || !isAlone || (text.length === 0 && !blocks.some(isElement))) return;
  quotation.tagName = 'div';
  quotation.properties = { dataCallout: label.toLowerCase(), role: 'note', ariaLabel: label };
  quotation.children = [
    paragraph([strong(label)], { dataLabel: '' }),
    ...(text.length > 0 ? [paragraph(text)] : []),
    ...blocks,
  ];
}

function paragraph(children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName: 'p', properties, children };
}

function strong(value: string): Element {
  return { type: 'element', tagName: 'strong', properties: {}, children: [{ type: 'text', value }] };
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

function isBreak(node?: ElementContent): boolean {
  return node?.type === 'element' && node.tagName === 'br';
}
