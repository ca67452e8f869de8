import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from '../../content/document';
import { memoized } from '../../markdown/memoized';
import { numberedHeadings } from '../headings/numberedHeadings';
import { type SourceLine, type TextBlock, textBlocks } from '../textBlocks';
import { bullet, doubtfulBullet, markdownItem, pastedNumber, unspacedItem } from './listMarkers';
import { specialSpaceAfter } from './specialSpace';

/** A line that a word processor shows as an item of a list. */
type PastedItem = SourceLine & {
  kind: 'bullet' | 'number' | 'markdown' | 'special' | 'marked' | 'unspaced';
  indent: string;
  /** The bullet or number. */
  marker: string;
  /** The white space after it. */
  gap: string;
  /** Whether one line is enough to tell that it is an item. */
  isCertain: boolean;
};

/** Lines that belong together as a list, but do not become one on the page. */
export type PastedList = {
  items: [PastedItem, ...PastedItem[]];
  /** Whether the list belongs to an item of a list that Markdown understands. */
  isNested: boolean;
  /** The text that follows without an empty line. */
  followedBy?: string;
};

const speech = /\b(?:said|says|asked|asks|replied|replies|answered|told)\b/;

/** The lists of a file that were pasted from a word processor. */
export const pastedLists = memoized(findLists);

/** The lines of every list that was pasted, and of numbered headings: no other rule needs to report them. */
export const pastedListLines = memoized((tree: Root, file: VFile): ReadonlySet<number> => {
  const items = pastedLists(tree, file).flatMap((list) => list.items);
  return new Set([...items.map(({ line }) => line), ...numberedHeadings(tree, file).keys()]);
});

function findLists(tree: Root, file: VFile): readonly PastedList[] {
  const lists: PastedList[] = [];
  const { lines } = documentOf(file);
  const headings = numberedHeadings(tree, file);
  let previous: PastedItem | undefined;
  let lastLine = 0;
  for (const block of textBlocks(tree, file)) {
    for (const [index, source] of block.lines.entries()) {
      const isHeading = headings.has(source.line);
      let item = isHeading ? undefined : itemOn(source, block, index === 0);
      const list = lists.at(-1);
      const isBelow = previous && lines.slice(lastLine, source.line - 1).every((text) => text.trim() === '');
      if (item && list && previous && isBelow && belongTogether(previous, item)) list.items.push(item);
      else if (item) lists.push({ items: [item], isNested: isNested(item, block) });
      else if (index > 0 && previous && continuesItem(source)) item = previous;
      else if (
        list &&
        previous &&
        lastLine === source.line - 1 &&
        !isHeading &&
        (index > 0 || !block.isInList)
      )
        list.followedBy = source.text.trim() || undefined;
      // An empty line in a block of code does not end a list.
      if (source.text.trim() === '') continue;
      previous = item;
      lastLine = source.line;
    }
  }
  return lists.filter(isList);
}

function itemOn({ text, line }: SourceLine, block: TextBlock, isFirst: boolean): PastedItem | undefined {
  const special = specialSpaceAfter(/[-*+]|\d{1,2}[.)]/, text);
  if (special) {
    const { column, characters: marker, space: gap } = special;
    return { text, line, kind: 'special', indent: text.slice(0, column - 1), marker, gap, isCertain: true };
  }
  const itemOf = (kind: PastedItem['kind'], found: RegExpExecArray, isCertain = true): PastedItem => {
    const [, indent = '', marker = '', gap = ''] = found;
    return { text, line, kind, indent, marker, gap, isCertain };
  };
  const isIndented = block.isCode || (!isFirst && /^(?: {4}| {0,3}\t)/.test(text));
  const markdown = isIndented ? markdownItem.exec(text) : null;
  if (markdown) return itemOf('markdown', markdown);
  const bulletKind = isFirst && block.startsItem ? 'marked' : 'bullet';
  const clear = bullet.exec(text);
  if (clear) return itemOf(bulletKind, clear);
  const doubtful = doubtfulBullet.exec(text);
  if (doubtful) {
    const item = itemOf('bullet', doubtful, /^o\s*[^\S ]|\t/.test(text.trimStart().slice(0, 3)));
    return bulletKind === 'marked' ? undefined : item;
  }
  const numbered = pastedNumber.exec(text);
  if (numbered) return itemOf('number', numbered);
  const unspaced = bulletKind === 'bullet' ? unspacedItem.exec(text) : null;
  return unspaced ? itemOf('unspaced', unspaced, block.isInList || isSentence(text)) : undefined;
}

/** Whether a line is more than a name, which may follow a hyphen as the signature of a text. */
function isSentence(text: string): boolean {
  return /^\s*-\p{Lu}\S* .*(?<!\S)\p{Ll}/u.test(text) && !speech.test(text);
}

/** A number such as 1.1 or a. continues the list above even below an empty line. */
function isNested({ kind }: PastedItem, { isInList, isBelowList }: TextBlock): boolean {
  return isInList || (isBelowList && kind === 'number');
}

/** Whether a line below an item looks like the rest of its text. */
function continuesItem({ text }: SourceLine): boolean {
  return /^\s+\S|^\p{Ll}/u.test(text);
}

function belongTogether(a: PastedItem, b: PastedItem): boolean {
  return a.kind === b.kind && (a.kind !== 'special' || styleOf(a) === styleOf(b));
}

function styleOf({ marker }: PastedItem): string {
  return marker.replace(/\d+/, '1');
}

/** A dash, an o or a tick also starts lines that are no list, above all in dialogue. */
function isList({ items }: PastedList): boolean {
  if (items.some(({ isCertain }) => isCertain)) return true;
  const isDialogue = items.some(({ text }) => speech.test(text));
  if (items[0]?.kind === 'unspaced') return !isDialogue && items.length > 1;
  return !isDialogue && items.some(({ line }, index) => items[index + 1]?.line === line + 1);
}
