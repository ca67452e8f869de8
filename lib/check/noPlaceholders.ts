import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError, addWarning } from '../content/messages';
import { publicationOf } from '../content/publication';
import { matchesInText } from '../markdown/nodes';

/**
 * The length limits keep the search linear. In fields with Markdown, brackets in front of others are a link:
 * [your business](/contact).
 */
const placeholder =
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|[Ll]orem ipsum dolor)\b|\[(?:[Ii]nsert|[Yy]our|[Aa]dd (?:the|your)|[Nn]ame of) [^[\]]{1,80}\](?![([])|\{\{[^{}]{1,80}\}\}/g;

/** Reports placeholders in the fields and the text of a file: errors, or warnings in drafts. */
export function noPlaceholders() {
  return (tree: Root, file: VFile) => {
    const document = documentOf(file);
    const { draft } = publicationOf(document);
    const report = draft ? addWarning : addError;
    const reasonFor = (found: string) =>
      `'${found.slice(0, 40)}' is a placeholder: replace or delete it${draft ? ', before the draft is published' : ''}`;
    // An abbreviation that the text explains, such as the transfer balance cap (TBC).
    const isExplained = (found: string) => /^TB[CD]$/.test(found) && document.text?.includes(`(${found})`);
    for (const { text, place } of document.yaml?.texts ?? []) {
      const found = text.match(placeholder)?.find((each) => !isExplained(each));
      if (found) report(file, place, reasonFor(found), 'no-placeholders');
    }
    for (const { 0: found, place } of matchesInText(tree, document.lines, placeholder))
      if (!isExplained(found)) report(file, place, reasonFor(found), 'no-placeholders');
  };
}
