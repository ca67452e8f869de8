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

/** Appends a new element with text to a parent. */
export function append(parent: Element, tag: string, attributes: Record<string, string>, text: string): void {
  const element = create(tag, attributes);
  defaultTreeAdapter.insertText(element, text);
  defaultTreeAdapter.appendChild(parent, element);
}

/** Replaces a node by texts and new elements with a text. */
export function replace(
  node: Text,
  parts: readonly (string | { tag: string; attributes: Record<string, string>; text: string })[],
): void {
  const { parentNode } = node;
  if (!parentNode) throw new Error('A text without a parent cannot be replaced.');
  for (const part of parts) {
    if (typeof part === 'string') {
      if (part) defaultTreeAdapter.insertTextBefore(parentNode, part, node);
      continue;
    }
    const element = create(part.tag, part.attributes);
    defaultTreeAdapter.insertText(element, part.text);
    defaultTreeAdapter.insertBefore(parentNode, element, node);
  }
  remove(node);
}

/** Inserts a new empty element before a node. */
export function insertBefore(sibling: Node, tag: string, attributes: Record<string, string>): void {
  const { parentNode } = sibling as Element;
  if (!parentNode) throw new Error(`<${tag}> cannot be inserted before a node without a parent.`);
  defaultTreeAdapter.insertBefore(parentNode, create(tag, attributes), sibling as Element);
}

/** A node and its descendants in document order. They can be removed while iterating. */
export function walk(root: Node): Node[] {
  const nodes: Node[] = [];
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
  }
  return nodes;
}

export function elementsOf(document: Document): Element[] {
  return walk(document).filter(isElement);
}

/** Whether any of the elements is an island, which is hydrated in the browser. */
export function haveIsland(elements: readonly Element[]): boolean {
  return elements.some((element) => attribute(element, 'data-island'));
}

export function insideIsland(node: Element): boolean {
  for (let parent = node.parentNode; parent; parent = 'parentNode' in parent ? parent.parentNode : null) {
    if ('attrs' in parent && attribute(parent, 'data-island')) return true;
  }
  return false;
}

export function isComment(node: Node): boolean {
  return defaultTreeAdapter.isCommentNode(node);
}
