import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Text = DefaultTreeAdapterTypes.TextNode;
export type Document = DefaultTreeAdapterTypes.Document;

export { parse, serialize };

export function isElement(node: Node): node is Element {
  return defaultTreeAdapter.isElementNode(node);
}

export function isText(node: Node): node is Text {
  return defaultTreeAdapter.isTextNode(node);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function textOf(element: Element): string {
  return element.childNodes.map((child) => (isText(child) ? child.value : '')).join('');
}

export function remove(node: Node): void {
  defaultTreeAdapter.detachNode(node as Element);
}

function create(tag: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
}

/** A new element with text inside, at the end of a parent. */
export function append(parent: Element, tag: string, attributes: Record<string, string>, text: string): void {
  const element = create(tag, attributes);
  defaultTreeAdapter.insertText(element, text);
  defaultTreeAdapter.appendChild(parent, element);
}

/** A new empty element before a child of a parent. */
export function insertBefore(sibling: Node, tag: string, attributes: Record<string, string>): void {
  const { parentNode } = sibling as Element;
  if (!parentNode) throw new Error(`<${tag}> cannot be inserted before a node without a parent.`);
  defaultTreeAdapter.insertBefore(parentNode, create(tag, attributes), sibling as Element);
}

/** Every node below (and with) a node, in document order; safe against removal of the visited one. */
export function walk(root: Node): Node[] {
  const nodes: Node[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return nodes;
}

export function elementsOf(document: Document): Element[] {
  return walk(document).filter(isElement);
}

/** Whether any of the elements is an island, which React hydrates in the browser. */
export function haveIsland(elements: readonly Element[]): boolean {
  return elements.some((element) => attribute(element, 'data-island'));
}

export function isComment(node: Node): boolean {
  return defaultTreeAdapter.isCommentNode(node);
}
