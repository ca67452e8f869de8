import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from './document';
import { nodesOfType } from './nodes';

/** Calls a function with each line of each paragraph as it is in the file, and the number of the line. */
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
