import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../document';
import { nodesOfType } from '../nodes';
import { oddSpaceAfter } from '../oddSpace';

/** Lists pasted from a word processor, whose bullets or spaces make no list on the page. */
export const noPastedLists = lintRule<Root>('lists:no-pasted-lists', (tree, file) => {
  const { lines } = documentOf(file);
  for (const { position } of nodesOfType(tree, 'paragraph')) {
    if (!position) continue;
    for (let { line } = position.start; line <= position.end.line; line += 1) {
      const found = pastedItem(lines[line - 1] ?? '');
      if (!found) continue;
      file.message(found.reason, { line, column: found.column });
      // One message per list is enough.
      break;
    }
  }
});

function pastedItem(text: string): { reason: string; column: number } | undefined {
  const odd = oddSpaceAfter(/[-*+]|\d{1,2}[.)]/, text);
  if (odd) {
    const reason = `the space behind '${odd.characters}' is not an ordinary one (${odd.code}), so this makes no list on the page: delete it in each item and type a space`;
    return { reason, column: odd.column };
  }
  const [, indent, bullet] = /^(\s*)([•◦▪●○‣⁃·])/.exec(text) ?? [];
  if (indent === undefined) return undefined;
  const reason = `'${bullet}' makes no list on the page: start each item with - and a space`;
  return { reason, column: indent.length + 1 };
}
