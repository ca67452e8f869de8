import type { ParsedDocument } from '../parse';
import { type Finding, warningAt } from '../problem';
import { oddSpaceBehind } from './oddSpace';

/** Lists pasted from a word processor: their signs or spaces make no list on the page, only lines. */
export function pastedLists({ nodes = [], lines }: ParsedDocument): Finding[] {
  return nodes.flatMap(({ type, position }) => {
    if (type !== 'paragraph' || !position) return [];
    for (let line = position.start.line; line <= position.end.line; line += 1) {
      const text = lines[line - 1] ?? '';
      const odd = oddSpaceBehind(/[-*+]|\d{1,2}[.)]/, text);
      if (odd) {
        const message = `the space behind '${odd.sign}' is not an ordinary one (${odd.code}), so this makes no list on the page: delete it in each item and type a space`;
        return [warningAt({ line, column: odd.column }, message)];
      }
      const [, indent, sign] = /^(\s*)([•◦▪●○‣⁃·])/.exec(text) ?? [];
      if (indent === undefined) continue;
      const message = `'${sign}' makes no list on the page: start each item with - and a space`;
      return [warningAt({ line, column: indent.length + 1 }, message)];
    }
    return [];
  });
}
