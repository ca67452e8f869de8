import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from './document';
import { nodesOfType } from './nodes';

/** Calls a function with each source line of each paragraph and its number. */
export function forEachParagraphLine(
  tree: Root,
  file: VFile,
  callback: (text: string, line: number) => void,
) {
  const { lines } = documentOf(file);
  for (const { position } of nodesOfType(tree, 'paragraph')) {
    if (!position) continue;
    for (let { line } = position.start; line <= position.end.line; line += 1)
      callback(lines[line - 1] ?? '', line);
  }
}
