import { toString as textOf } from 'mdast-util-to-string';
import { rule } from '../../check/rule';
import { markedFields } from '../../content/document';
import { placeInField, startOf } from '../../diagnostics/places';
import { nodesOfType } from '../nodes';
import { claimsIn } from './claims';

/** Reports words about investments that can mislead, in fields and texts: promises, and returns without their risk. */
export const noMisleadingClaims = rule('text:no-misleading-claims', (tree, file, document) => {
  const { lines } = document;
  for (const { field, text, place } of markedFields(document, 'isWords')) {
    for (const { words, reason } of claimsIn(text.replace(emphasis, '')))
      file.message(`${field}: ${reason}`, placeInField(lines, place, words));
  }
  for (const block of nodesOfType(tree, 'heading', 'paragraph', 'tableCell')) {
    const ownLines = lines.slice(0, block.position?.end.line);
    for (const { words, reason } of claimsIn(textOf(block)))
      file.message(reason, placeInField(ownLines, startOf(block), words));
  }
});

/** Of a field with Markdown. */
const emphasis = /[*_]/g;
