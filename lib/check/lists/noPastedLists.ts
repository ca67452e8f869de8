import { characterCode } from '../../schemas/characterCode';
import { couldBeHeading } from '../headings/headingLines';
import { rule } from '../rule';
import { textBlocks } from '../textBlocks';
import { type PastedList, pastedListLines, pastedLists } from './pastedLists';

/**
 * Reports lists pasted from a word processor, which do not become lists on the page, and text that a list, a quotation or a footnote
 * swallows.
 */
export const noPastedLists = rule('lists:no-pasted-lists', (tree, file) => {
  const lists = pastedLists(tree, file);
  for (const list of lists) {
    const [{ line, indent }] = list.items;
    file.message(reasonFor(list), { line, column: indent.length + 1 });
  }
  const reported = pastedListLines(tree, file);
  for (const { lines, isTop, isInList } of textBlocks(tree, file)) {
    if (isTop || lines.some(({ line }) => reported.has(line))) continue;
    // The dash is in front of the speaker of a quotation. noControlCharacters reports lines that only look empty.
    const swallowed = lines.find(
      ({ text }, index) =>
        lines[index - 1]?.text.trim() && (isInList ? /^[^\s\p{Ll}]/u : /^[^\s\p{Ll}—]/u).test(text),
    );
    const reason = isInList ? swallowedByList : swallowedReason;
    if (swallowed) file.message(reason, { line: swallowed.line, column: 1 });
  }
});

const swallowedReason =
  'this line becomes part of the quotation, call-out or footnote above it: add an empty line in front of it, or join it to the line above if it belongs there';

const swallowedByList =
  'this line becomes part of the list item above it: add an empty line in front of it, or two spaces if it belongs to the item';

function reasonFor(list: PastedList): string {
  const [{ kind, indent, marker, gap }] = list.items;
  const after = afterItems(list);
  switch (kind) {
    case 'special':
      return `this is not a list because of the special space after '${marker}' (${characterCode(gap)}): in each item, delete it and type a space${after}`;
    case 'unspaced':
      return `this is not a list because no space follows '${marker}': add one in each item${after}`;
    case 'markdown':
      if (list.isNested)
        return `this is not a list because of the ${spaceName(indent)} in front of '${marker}': start an item that belongs to the one above it with exactly four more spaces than that one`;
      return `this is not a list because of the ${spaceName(indent)} in front of '${marker}': delete the white space in front of each item${after}`;
    case 'marked':
      return `the page shows a bullet for the hyphen: delete '${markerName(marker)}' and the space after it in each item`;
    case 'number':
      return `${replaceWith(list, '1.', '')}${after}`;
    default:
      return `${replaceWith(list, 'a hyphen', nestedMarkers(list))}${after}`;
  }
}

function afterItems({ followedBy }: PastedList): string {
  if (followedBy === undefined) return '';
  const heading = couldBeHeading(followedBy)
    ? `, and, if it is a heading, ## in front of '${followedBy}'`
    : '';
  return `; add an empty line after the last one${heading}`;
}

/** What was pasted instead of the Markdown for an item, and what to replace it with. */
function replaceWith({ items, isNested }: PastedList, replacement: string, examples: string): string {
  const [{ indent, marker, gap }] = items;
  const parts = [
    `'${markerName(marker)}'`,
    !isNested && /\t| {4}/.test(indent) ? `the ${spaceName(indent)} in front of it` : '',
    /[^ ]/.test(gap) ? `the ${spaceName(gap)} after it` : '',
  ].filter((part) => part !== '');
  const isOne = parts.length === 1;
  const front = isNested && !indent ? 'four spaces, ' : '';
  const hasInner = examples !== '' || items.some((item) => item.indent.length > indent.length);
  const nested = hasInner
    ? `; start an item that belongs to the one above it${examples} with exactly four more spaces than that one`
    : '';
  return `${listed.format(parts)} ${isOne ? 'does' : 'do'} not make a list: replace ${isOne ? 'it' : 'them'} with ${front}${replacement} and a space in each item${nested}`;
}

const listed = new Intl.ListFormat('en-AU');

/** The bullets of inner lists, as examples. */
function nestedMarkers({ items: [first, ...items] }: PastedList): string {
  const markers = new Set(items.map(({ marker }) => marker));
  markers.delete(first.marker);
  return markers.size > 0 ? ` (${[...markers].map((marker) => `'${markerName(marker)}'`).join(', ')})` : '';
}

function spaceName(space: string): string {
  if (space.includes('\t')) return 'tab';
  const special = /[^ ]/.exec(space)?.[0];
  return special ? `special space (${characterCode(special)})` : 'spaces';
}

/** A bullet of Word's symbol fonts shows as an empty box in other programs. */
function markerName(marker: string): string {
  return /[\uf020-\uf0ff]/.test(marker) ? characterCode(marker) : marker;
}
