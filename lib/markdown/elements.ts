import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';

type Visitor = (element: Element, index: number | undefined, parent: Parents | undefined) => VisitorResult;

/** A rehype plugin that visits each element with this name. */
export function eachElement(tagName: string, visitor: Visitor) {
  return () => (tree: Root) => visit(tree, { tagName }, visitor);
}

/** An element with these properties and children. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Whether a node is an element, and one with this name if there is a name. */
export function isElement(node: Nodes | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** The only element among nodes; undefined if there are words or more elements. */
export function onlyElement(nodes: readonly ElementContent[]): Element | undefined {
  const [first, second] = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return isElement(first) && !second ? first : undefined;
}

/** The link of a paragraph that has nothing else. */
export function onlyLink(node: Nodes): Element | undefined {
  const only = isElement(node, 'p') ? onlyElement(node.children) : undefined;
  return isElement(only, 'a') ? only : undefined;
}

/** The text of an element, without the numbers of footnotes. */
export function elementText(element: Element): string {
  let text = '';
  visit(element, (node) => {
    if (node.type === 'element' && node.properties.dataFootnoteRef) return SKIP;
    if (node.type === 'text') text += node.value;
    return undefined;
  });
  return text;
}
