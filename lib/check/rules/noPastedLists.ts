import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../document';
import { nodesOfType } from '../nodes';
import { specialSpaceAfter } from '../specialSpace';

/** Reports lists pasted from a word processor, whose bullets or spaces do not make a list on the page. */
export const noPastedLists = lintRule<Root>('lists:no-pasted-lists', (tree, file) => {
  const { lines } = documentOf(file);
  for (const { position } of nodesOfType(tree, 'paragraph')) {
    if (!position) continue;
    for (let { line } = position.start; line <= position.end.line; line += 1) {
      const found = pastedItem(lines[line - 1] ?? '');
      if (!found) continue;
      file.message(found.reason, { line, column: found.column });
      // One message per list.
      break;
    }
  }
});

function pastedItem(text: string): { reason: string; column: number } | undefined {
  const special = specialSpaceAfter(/[-*+]|\d{1,2}[.)]/, text);
  if (special) {
    const reason = `this is not a list because of the special space after '${special.characters}' (${special.code}): in each item, delete it and type a space`;
    return { reason, column: special.column };
  }
  const [, indent, bullet] = /^(\s*)([•◦▪●○‣⁃·])/.exec(text) ?? [];
  if (indent === undefined) return undefined;
  const reason = `'${bullet}' does not make a list: start each item with a hyphen and a space`;
  return { reason, column: indent.length + 1 };
}
