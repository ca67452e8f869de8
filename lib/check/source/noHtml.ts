import { visit } from 'unist-util-visit';
import { nodesOfType } from '../../markdown/nodes';
import { rule } from '../rule';

/** Reports HTML in an article, which the page leaves out, and comments that hide more than intended. */
export const noHtml = rule('text:no-html', (tree, file) => {
  const openTags = new Set<string>();
  const inCells = new Set<unknown>();
  for (const cell of nodesOfType(tree, 'tableCell')) visit(cell, (node) => void inCells.add(node));
  for (const node of nodesOfType(tree, 'html')) {
    const visible = node.value.replace(comment, '').trim();
    if (visible.startsWith('<!--')) file.message(unfinishedComment(visible), node);
    else if (visible) checkTag(visible, inCells.has(node), (reason) => file.message(reason, node));
  }

  function checkTag(html: string, isInCell: boolean, report: (reason: string) => void) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html) ?? [];
    const tag = name.toLowerCase();
    // The opening tag has been reported.
    if (slash && openTags.has(tag)) return;
    openTags.add(tag);
    const ownFix =
      isInCell && lineTags.has(tag) ? inOneLine : fixes.find(([tags]) => tags.split(' ').includes(tag))?.[1];
    const fix = ownFix ?? 'delete it, or write it in Markdown; for a < in the text, write \\<';
    report(`${name ? `<${slash}${name}>` : 'this'} is HTML, which the page leaves out: ${fix}`);
  }
});

/** A comment as browsers parse it: <!--> and --!> end it, so HTML could follow. */
const comment = /<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->/g;

function unfinishedComment(html: string): string {
  return html.endsWith('-->')
    ? 'this comment ends too early: write <!-- comment -->, without > or ! next to hyphens inside it'
    : 'this comment is not closed and hides the text below: end it with -->';
}

/** Tags that start another line. */
const lineTags = new Set(['br', 'p', 'ul', 'ol', 'li']);

const inOneLine = 'a cell has one line, so write a comma or a semicolon instead, or give each part a row';

/** By the tags that they replace. */
const fixes = [
  ['script', 'delete it, scripts are not allowed'],
  ['iframe', 'write a link instead: [text](https://…)'],
  ['a', 'write [text](https://…) instead'],
  [
    'img',
    'add the picture to content/pictures, and write ![what it shows](../pictures/team-day.jpg) instead',
  ],
  ['b strong', 'write **text** instead'],
  ['i em', 'write *text* instead'],
  ['br', 'press Enter instead'],
  ['p', 'leave an empty line between paragraphs instead'],
  ['sup', 'write a character such as ² instead, or in an article a footnote, [^1]'],
  ['sub', 'write a character such as ₂ instead'],
  ['hr', 'write --- on its own line instead, with empty lines around it'],
  ['li ul', 'write - and a space in front of each item instead'],
  ['ol', 'write 1. and a space in front of each item instead'],
  ['table', 'write a table with | between the cells and | --- | below the first line instead'],
  ['h1 h2', 'write ## and a space in front of the heading instead'],
  ['h3', 'write ### and a space in front of the heading instead'],
] as const;
