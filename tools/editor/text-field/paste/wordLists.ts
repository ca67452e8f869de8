import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A rehype plugin that makes lists of Word's paragraphs in the style of lists, and removes the bullets and numbers in them. */
export function wordLists() {
  return (tree: Root) => {
    visit(tree, 'element', (parent) => {
      parent.children = withLists(parent.children);
    });
    visit(tree, 'element', ({ properties }, index, parent) => {
      if (!isMarker(properties.style) || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

function withLists(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  // The open lists, from the outermost. A document can leave out levels, or a selection start at an inner one.
  let open: { level: number; list: Element }[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level && node.type === 'element') {
      const start = numberOf(node);
      const name = start === undefined ? 'ul' : 'ol';
      const outer = open.filter((other) => other.level < level);
      const same = open[outer.length]?.list;
      // Bullets that follow numbers, or the other way round, are another list.
      const list = same?.tagName === name ? same : addList(name, { start }, outer.at(-1)?.list, result);
      open = [...outer, { level, list }];
      list.children.push({ ...node, tagName: 'li', properties: {} });
    } else {
      result.push(node);
      const isBetween = node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
      if (!isBetween) open = [];
    }
  }
  return result;
}

/** A new list, in the last item of an outer one or among other nodes. */
function addList(
  tagName: string,
  properties: Properties,
  outer: Element | undefined,
  nodes: ElementContent[],
): Element {
  const list: Element = { type: 'element', tagName, properties, children: [] };
  const item = outer?.children.at(-1);
  if (item?.type === 'element') item.children.push(list);
  else nodes.push(list);
  return list;
}

/** The level of an item from 1, undefined if a node is none. */
function levelOf(node: ElementContent): number | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/.exec(String(node.properties.style ?? '')) ?? [];
  return level ? Number(level) : undefined;
}

/** The number of an item, of `2.1.` the last one, and 1 for letters; undefined if it has a bullet. */
function numberOf(item: Element): number | undefined {
  let marker = '';
  visit(item, 'element', (element) => {
    if (isMarker(element.properties.style)) marker = textOf(element).trim();
  });
  if (!/^\(?[\da-z]+[.)]/i.test(marker)) return undefined;
  return Number(/\d+(?=\D*$)/.exec(marker)?.[0] ?? 1);
}

function isMarker(style: unknown): boolean {
  return /mso-list:\s*Ignore/i.test(String(style ?? ''));
}
