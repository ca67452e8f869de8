import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../document';
import { nodesOfType } from '../nodes';
import { placeInText } from '../places';

/** `[text] (/address)`, `[text](/two words)`, `(text)[/address]` */
const failed =
  /\[[^[\]]+\] *\((?:\/|https?:|mailto:|tel:|www\.|$)|\([^()]+\) *\[(?:\/|https?:|mailto:|tel:|www\.|$)/g;

/** Text that was meant as a link but shows its brackets on the page. */
export const noFailedLinks = lintRule<Root>('links:no-failed-syntax', (tree, file) => {
  const { lines } = documentOf(file);
  for (const node of nodesOfType(tree, 'text')) {
    for (const { 0: start, index } of node.value.matchAll(failed)) {
      const place = placeInText(lines, node, index, start);
      const isEscaped = lines[place.line - 1]?.[place.column - 2] === '\\';
      if (isEscaped) continue;
      file.message(
        'this is not read as a link: write [text](/address), with no space between the brackets and none in the address',
        place,
      );
    }
  }
});
