import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const blocks = ['p', 'div', 'ul', 'ol', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const bold = ['strong', 'b'];
const marks = [...bold, 's', 'strike'];

/** A rehype plugin that gives pasted HTML the form that texts of the site have. */
export function plainHtml() {
  return (tree: Root) => {
    visit(tree, 'text', (text) => {
      // No-break spaces, and characters that nobody sees.
      text.value = text.value.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '');
    });
    visit(tree, 'element', (element, _, parent) => {
      const { tagName } = element;
      if (/^h\d$/.test(tagName)) element.children = [{ type: 'text', value: headingOf(element) }];
      if (tagName === 'a') element.properties.href = withoutRedirect(String(element.properties.href ?? ''));
      if (tagName === 'ul' || tagName === 'ol') moveInnerLists(element);
      if (tagName === 'table') becomeWordsOrTable(element);
      if (tagName === 'td' || tagName === 'th') element.children = withoutBlocks(element.children);
      if (tagName === 'li') element.children = withoutParagraph(element.children);
      // A paragraph in an item would put empty lines between all items.
      const isInItem = parent?.type === 'element' && parent.tagName === 'li';
      if (element.tagName === 'div' && !isInItem && descendants(element, blocks).length === 0)
        element.tagName = 'p';
      element.children = tidied(element.children);
    });
    tree.children = tidied(tree.children as ElementContent[]);
  };
}

/** The URL that a link of Google Docs leads to, which it wraps in one of its own. */
function withoutRedirect(url: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(url)) return url;
  return new URL(url).searchParams.get('q') ?? url;
}

/** Google Docs has an inner list beside the item that it belongs to. */
function moveInnerLists(list: Element): void {
  list.children = list.children.filter((child, index, all) => {
    const item = all.slice(0, index).findLast((other) => other.type === 'element' && other.tagName === 'li');
    if (child.type !== 'element' || child.tagName === 'li' || item?.type !== 'element') return true;
    item.children.push(child);
    return false;
  });
}

/** A table of one cell, such as one that is copied in Excel, is its words. */
function becomeWordsOrTable(table: Element): void {
  const [cell, ...others] = descendants(table, ['td', 'th']);
  if (cell && others.length === 0) Object.assign(table, { tagName: 'div', children: cell.children });
  else nameColumns(table);
}

/** The first line of a table has the names of its columns, which are bold anyway. */
function nameColumns(table: Element): void {
  const row = descendants(table, ['tr'])[0];
  for (const cell of row ? descendants(row, ['td', 'th']) : []) {
    cell.tagName = 'th';
    for (const mark of descendants(cell, bold)) mark.tagName = 'span';
  }
}

/** The content of an item, without the paragraph around its words. */
function withoutParagraph(nodes: ElementContent[]): ElementContent[] {
  const isParagraph = (node: ElementContent) => node.type === 'element' && node.tagName === 'p';
  if (nodes.filter(isParagraph).length !== 1) return nodes;
  return nodes.flatMap((node) => (node.type === 'element' && isParagraph(node) ? node.children : [node]));
}

/** The words of a cell, which has one line. */
function withoutBlocks(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'br') return [{ type: 'text', value: ' ' }];
    if (!blocks.includes(node.tagName) && node.tagName !== 'li') return [node];
    return [...withoutBlocks(node.children), { type: 'text', value: ' ' }];
  });
}

/** The words of a heading, which has one line and no bold words. */
function headingOf(heading: Element): string {
  for (const end of descendants(heading, ['br'])) end.children = [{ type: 'text', value: ' ' }];
  return textOf(heading).replace(/\s+/g, ' ').trim();
}

/** Nodes with tidy marks, and without line breaks beside blocks. */
function tidied(nodes: ElementContent[]): ElementContent[] {
  const isBlock = (node: ElementContent | undefined) =>
    !node || (node.type === 'element' && blocks.includes(node.tagName));
  const isBreak = (node: ElementContent) => node.type === 'element' && node.tagName === 'br';
  const isShown = (node: ElementContent) => !isBreak(node) && !(node.type === 'text' && !node.value.trim());
  const isBesideBlock = (index: number) =>
    isBlock(nodes.slice(0, index).findLast(isShown)) || isBlock(nodes.slice(index + 1).find(isShown));
  const hasBlocks = nodes.some(isBlock);
  return withTidyMarks(
    hasBlocks ? nodes.filter((node, index) => !isBreak(node) || !isBesideBlock(index)) : nodes,
  );
}

/** Nodes without empty anchors and marks without words, with neighbouring marks joined, and with spaces outside marks. */
function withTidyMarks(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type !== 'element') result.push(node);
    else if (node.tagName === 'a' && (!node.properties.href || textOf(node).trim() === ''))
      result.push(...withTidyMarks(node.children));
    else if (!marks.includes(node.tagName)) result.push(node);
    else if (last?.type === 'element' && last.tagName === node.tagName) last.children.push(...node.children);
    // Beside a letter, a bold full stop would turn that letter into an entity.
    else if (!/[\p{L}\p{N}]/u.test(textOf(node))) result.push(...node.children);
    else result.push(node);
  }
  return result.flatMap((node) =>
    node.type === 'element' && marks.includes(node.tagName) ? withSpacesOutside(node) : [node],
  );
}

function withSpacesOutside(mark: Element): ElementContent[] {
  mark.children = withTidyMarks(mark.children);
  const [first, last] = [mark.children[0], mark.children.at(-1)];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.trimStart();
  const after = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return [{ type: 'text', value: before }, mark, { type: 'text', value: after }];
}

function descendants(tree: Nodes, names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element !== tree && names.includes(element.tagName)) found.push(element);
  });
  return found;
}
