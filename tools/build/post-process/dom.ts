import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;

export { parse, serialize };

export const {
  appendChild: append,
  insertBefore,
  isCommentNode: isComment,
  isElementNode: isElement,
  isTextNode: isText,
} = defaultTreeAdapter;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function textOf(element: Element): string {
  return element.childNodes.map((child) => (isText(child) ? child.value : '')).join('');
}

export function remove(node: Node): void {
  defaultTreeAdapter.detachNode(node as Element);
}

/** A new element, with a text if there is one. */
export function create(tag: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
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

/** The elements of a node and its descendants in document order, with the node itself. */
export function elementsOf(root: Node): Element[] {
  return walk(root).filter(isElement);
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
