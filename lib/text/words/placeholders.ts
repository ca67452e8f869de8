import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from '../../content/document';
import { placeInText } from '../../diagnostics/places';
import { nodesOfType } from '../nodes';

/** The length limits keep the search linear. */
const placeholder =
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|lorem ipsum|Lorem ipsum)\b|\[(?:[Ii]nsert|[Yy]our|[Aa]dd|[Nn]ame of) [^[\]]{1,80}\]|\{\{[^{}]{1,80}\}\}|<(?:[Ii]nsert|[Yy]our) [^<>]{1,80}>/;

/** Adds a message for each placeholder in the fields and the text of a file. */
export function reportPlaceholders(tree: Root, file: VFile) {
  const { yaml, lines } = documentOf(file);
  for (const { text, place } of yaml?.texts ?? []) {
    const [found] = placeholder.exec(text) ?? [];
    if (found) file.message(reasonFor(found), place);
  }
  for (const node of nodesOfType(tree, 'text')) {
    for (const { 0: found, index } of node.value.matchAll(new RegExp(placeholder, 'g')))
      file.message(reasonFor(found), placeInText(lines, node, index, found));
  }
}

function reasonFor(found: string): string {
  return `'${found.slice(0, 40)}' is a placeholder: replace or delete it`;
}
