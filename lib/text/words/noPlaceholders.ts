import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from '../../content/document';
import { publicationOf } from '../../content/publication';
import { addError, addWarning } from '../../diagnostics/messages';
import { placeInText } from '../../diagnostics/places';
import { nodesOfType } from '../nodes';

/**
 * The length limits keep the search linear. In fields with Markdown, brackets in front of others are a link:
 * [your business](/contact).
 */
const placeholder =
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|lorem ipsum|Lorem ipsum)\b|\[(?:[Ii]nsert|[Yy]our|[Aa]dd|[Nn]ame of) [^[\]]{1,80}\](?![([])|\{\{[^{}]{1,80}\}\}|<(?:[Ii]nsert|[Yy]our) [^<>]{1,80}>/;

/** Reports placeholders in the fields and the text of a file: errors, or warnings in drafts. */
export function noPlaceholders() {
  return (tree: Root, file: VFile) => {
    const document = documentOf(file);
    const { draft } = publicationOf(document);
    const report = draft ? addWarning : addError;
    const reasonFor = (found: string) =>
      `'${found.slice(0, 40)}' is a placeholder: replace or delete it${draft ? ', before the draft is published' : ''}`;
    for (const { text, place } of document.yaml?.texts ?? []) {
      const [found] = placeholder.exec(text) ?? [];
      if (found) report(file, place, reasonFor(found), 'no-placeholders');
    }
    for (const node of nodesOfType(tree, 'text')) {
      for (const { 0: found, index } of node.value.matchAll(new RegExp(placeholder, 'g')))
        report(file, placeInText(document.lines, node, index, found), reasonFor(found), 'no-placeholders');
    }
  };
}
