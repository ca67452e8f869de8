import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from '../../content/document';
import { addError, addWarning } from '../../content/messages';
import { publicationOf } from '../../content/publication';
import { matchesInText } from '../../markdown/nodes';

/**
 * The length limits keep the search linear. In fields with Markdown, brackets in front of others are a link:
 * [your business](/contact).
 */
const placeholder =
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|[Ll]orem ipsum dolor)\b|\[(?:[Ii]nsert|[Yy]our|[Aa]dd (?:the|your)|[Nn]ame of) [^[\]]{1,80}\](?![([])|\{\{[^{}]{1,80}\}\}|<(?:[Ii]nsert|[Yy]our) [^<>]{1,80}>/;

/** What AI tools write for a source. The private-use characters around the last one may be lost. */
const citationMark = new RegExp(
  [
    /【[^【】]{0,80}†[^【】]{0,80}】/,
    /oai_citation(?:_attribution)?:\d{1,4}(?:‡[^\]\s]{0,80})?/,
    /(?::contentReference)?\[oaicite:\d{1,4}\](?:\{index=\d{1,4}\})?/,
    /\[(?:cite(?:_start|: ?[\d, ]{1,40})|citation:\d{1,4})\]/,
    /\ue200[^\ue200\ue201]{0,200}\ue201/,
    /(?:cite)?turn\d{1,4}(?:search|news|view|fetch|file)\d{1,4}/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const leftover = new RegExp([placeholder, citationMark].map(({ source }) => source).join('|'));

/** Reports placeholders and marks of AI tools in the fields and the text of a file: errors, or warnings in drafts. */
export function noPlaceholders() {
  return (tree: Root, file: VFile) => {
    const document = documentOf(file);
    const { draft } = publicationOf(document);
    const report = draft ? addWarning : addError;
    const reasonFor = (found: string) =>
      `${reasonOf(found)}${draft ? ', before the draft is published' : ''}`;
    // An abbreviation that the text explains, such as the transfer balance cap (TBC).
    const isExplained = (found: string) => /^TB[CD]$/.test(found) && document.text?.includes(`(${found})`);
    const pattern = new RegExp(leftover, 'g');
    for (const { text, place } of document.yaml?.texts ?? []) {
      const found = text.match(pattern)?.find((each) => !isExplained(each));
      if (found) report(file, place, reasonFor(found), 'no-placeholders');
    }
    for (const { 0: found, place } of matchesInText(tree, document.lines, pattern))
      if (!isExplained(found)) report(file, place, reasonFor(found), 'no-placeholders');
  };
}

function reasonOf(found: string): string {
  const shown = found.replace(/[\ue200-\ue2ff]/g, '').slice(0, 40);
  return citationMark.test(found)
    ? `'${shown}' is a mark of an AI tool: replace it by a footnote with the source, or delete it`
    : `'${shown}' is a placeholder: replace or delete it`;
}
