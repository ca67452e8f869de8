import type { ParsedDocument } from '../parse';
import { type Finding, warningAt } from '../problem';

/** Lists pasted from a word processor: their signs make no list on the page, only lines. */
export function pastedLists({ nodes = [], lines }: ParsedDocument): Finding[] {
  return nodes.flatMap(({ type, position }) => {
    if (type !== 'paragraph' || !position) return [];
    for (let line = position.start.line; line <= position.end.line; line += 1) {
      const [, indent, sign] = /^(\s*)([•◦▪●○‣⁃·])/.exec(lines[line - 1] ?? '') ?? [];
      if (indent === undefined) continue;
      const message = `'${sign}' makes no list on the page: start each item with - and a space`;
      return [warningAt({ line, column: indent.length + 1 }, message)];
    }
    return [];
  });
}
