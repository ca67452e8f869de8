import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * A rehype plugin for words that are bold or struck out by a style, as in Google Docs, where a `b` that is not bold is around all, and for
 * raised digits, which without their style would be part of the number or unit in front of them.
 */
export function styledWords() {
  return (tree: Root) =>
    visit(tree, 'element', (element) => {
      const style = String(element.properties.style ?? '');
      const { tagName } = element;
      const isRaised = tagName === 'span' && /(?:^|;)\s*vertical-align:\s*super/.test(style);
      if (tagName === 'sup' || isRaised) raiseDigits(element);
      if (tagName === 'b' && /(?:^|;)\s*font-weight:\s*(?:normal|400)/.test(style)) element.tagName = 'span';
      if (tagName !== 'span') return;
      if (/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/.test(style)) wrapWords(element, 'strong');
      if (/(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/.test(style)) wrapWords(element, 's');
    });
}

function raiseDigits(element: Element): void {
  if (!/^\s*[-−]?\d+\s*$/.test(textOf(element))) return;
  visit(element, 'text', (text) => {
    const raised = text.value.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
    text.value = raised.replace(/[-−]/g, '⁻');
  });
}

function wrapWords(element: Element, tagName: string): void {
  element.children = [{ type: 'element', tagName, properties: {}, children: element.children }];
}
