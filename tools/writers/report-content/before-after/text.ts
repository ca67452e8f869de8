import { diffArrays } from 'diff';
import { attribute, type Element, isElement, isText, type Node } from '../../../build/post-process/dom';

/** A line that differs; without `before` it is new, without `after` it is gone. */
export type TextChange = { before?: string; after?: string };

/** Elements within a line of text. */
const inline = new Set('a abbr b code em i q s small span strong sub sup'.split(' '));

const withoutText = new Set(['script', 'style', 'svg', 'template']);

/** The lines that differ. */
export function textChanges(before: readonly string[] = [], after: readonly string[] = []): TextChange[] {
  return pairUp(before, after, (one, other) => one === other).filter((pair) => pair.before !== pair.after);
}

/** The items of two lists side by side, in order. Between those that match, the others are pairs as far as they go. */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  comparator: (one: Item, other: Item) => boolean,
): { before?: Item; after?: Item }[] {
  const pairs: { before?: Item; after?: Item }[] = [];
  const rest = [...before];
  let removed: Item[] = [];
  const pairWith = (added: readonly Item[]) => {
    const count = Math.max(removed.length, added.length);
    for (let item = 0; item < count; item += 1) pairs.push({ before: removed[item], after: added[item] });
    removed = [];
  };
  for (const part of diffArrays([...before], [...after], { comparator })) {
    if (!part.added) {
      pairWith([]);
      removed = rest.splice(0, part.count);
    }
    if (!part.removed) pairWith(part.value);
  }
  pairWith([]);
  return pairs;
}

/** One line for each block of text, link, alternative text and remote photograph, in document order. */
export function textLines(root: Element): string[] {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  const visit = (node: Node) => {
    if (isText(node)) line += node.value;
    if (!isElement(node) || withoutText.has(node.tagName)) return;
    const isBlock = !inline.has(node.tagName);
    if (isBlock) endLine();
    for (const child of node.childNodes) visit(child);
    if (isBlock) endLine();
    const href = node.tagName === 'a' && attribute(node, 'href');
    const alternative = node.tagName === 'img' && attribute(node, 'alt');
    const source = (node.tagName === 'img' && attribute(node, 'src')) || '';
    if (href) lines.push(`Link: ${href}`);
    if (alternative) lines.push(`Alternative text: ${alternative}`);
    if (source.startsWith('https:')) lines.push(`Photograph: ${source}`);
  };
  visit(root);
  endLine();
  return lines;
}
