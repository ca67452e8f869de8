import type { Blockquote, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../markdown/nodes';
import { attributionStart } from '../markdown/quotations';
import { calloutKind } from './callouts';
import { rule } from './rule';

/** Another dash, or hyphens, in front of what may be a name. */
const otherDash = /^\s*(?:[-–―‒−]{1,3}\s*|—)(?=["“]?\p{Lu}[^.!?…]*$)/u;

/** A dash, or a hyphen, behind the last sentence, and what may be a name. */
const speakerInLine = /[.!?…"”’']\s+(?:[-–—―‒−]{1,3}\s*)(\p{Lu}[^!?…]*[^.!?…])$/u;

/** In characters; a longer line is probably part of the quotation. */
const longestAttribution = 100;

/** Reports last lines of quotations that were probably meant as the name of the speaker. */
export const noFailedQuotations = rule('text:quotations', (tree, file) => {
  for (const quotation of nodesOfType(tree, 'blockquote')) {
    const line = lastLine(quotation.children);
    const isShort = line.length <= longestAttribution;
    if (isShort && otherDash.test(line) && !attributionStart.test(line)) {
      const name = line.replace(otherDash, '').trim();
      file.message(
        `the page shows this as part of the quotation: name the speaker with a long dash and a space, — ${name}`,
        quotation.children.at(-1),
      );
    } else if (isShort && attributionStart.test(line) && isMarkedSpeaker(quotation)) {
      file.message(
        'the page shows the speaker as part of the quotation: write the dash in front of the *, the _ or the link, as in > — *Jane Doe*',
        quotation.children.at(-1),
      );
    } else if (speakerIn(line)) {
      file.message(
        `the page shows the speaker as part of the quotation: move them to a line of their own, > — ${speakerIn(line)}`,
        quotation.children.at(-1),
      );
    } else if (quotation.children.length === 1 && attributionStart.test(textOf(quotation))) {
      file.message('this quotation has a speaker and no words: write them on the lines above', quotation);
    }
  }
  for (const [index, node] of tree.children.entries()) {
    const above = tree.children[index - 1];
    if (above?.type !== 'blockquote' || calloutKind(above.children[0])) continue;
    const line = lastLine(tree.children.slice(index - 1, index + 1));
    // As if it were behind the last sentence, which tells names from other words.
    if (
      (otherDash.test(line) && speakerIn(`. ${line}`)) ||
      (node.type === 'paragraph' && attributionStart.test(textOf(node)))
    )
      file.message(
        'this line is not part of the quotation above it: write > — and the speaker, and > in front of any empty line above it',
        node,
      );
  }
});

/** Whether the dash is within emphasis, as in `*— Jane Doe*`. */
function isMarkedSpeaker({ children }: Blockquote): boolean {
  const last = children.at(-1);
  const dash =
    last?.type === 'paragraph' && last.children.findLast((node) => /(?:^|\n)\s*— /.test(textOf(node)));
  return dash ? dash.type !== 'text' : false;
}

/** The speaker at the end of a line of a quotation, as in `"Never." - Jane Doe`; a later sentence has words in lower case. */
function speakerIn(line: string): string | undefined {
  const [, name = ''] = speakerInLine.exec(line.slice(-longestAttribution).trimEnd()) ?? [];
  const isName = /^\p{Lu}\S*(?: \p{Lu}\S*)*(?:, .*)?$/u.test(name);
  return isName ? name : undefined;
}

/** The last line of a quotation, or below one, as written: Markdown takes its hyphen for a list. */
function lastLine(children: readonly RootContent[]): string {
  const last = children.at(-1);
  const above = children.at(-2);
  const isBelowText = above?.type === 'paragraph' || above?.type === 'blockquote';
  if (last?.type === 'list' && last.children.length === 1 && isBelowText) return `- ${textOf(last)}`;
  return last?.type === 'paragraph' ? (textOf(last).split('\n').at(-1) ?? '') : '';
}
