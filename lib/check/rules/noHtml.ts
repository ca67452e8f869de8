import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { nodesOfType } from '../nodes';

/** HTML in an article, which the page silently leaves out, and comments that hide more than they should. */
export const noHtml = lintRule<Root>('text:no-html', (tree, file) => {
  const openTags = new Set<string>();
  for (const node of nodesOfType(tree, 'html')) {
    const visible = node.value.replace(comment, '').trim();
    if (visible.startsWith('<!--')) file.message(unfinishedComment(visible), node);
    else if (visible) checkTag(visible, (reason) => file.message(reason, node));
  }

  function checkTag(html: string, report: (reason: string) => void) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html) ?? [];
    const tag = name.toLowerCase();
    // The opening tag is reported already.
    if (slash && openTags.has(tag)) return;
    openTags.add(tag);
    const cure = cures.get(tag) ?? 'write it in Markdown, or \\< where you mean the sign';
    report(`${name ? `<${slash}${name}>` : 'this'} is HTML, which the page leaves out: ${cure}`);
  }
});

/** A comment as browsers read it, for which <!--> and --!> end it, so that HTML follows. */
const comment = /<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->/g;

function unfinishedComment(html: string): string {
  return html.endsWith('-->')
    ? 'this comment ends before its end: write <!-- comment -->, with no > or ! at its two hyphens in between'
    : 'this comment is never closed and hides the text below: end it with -->';
}

const cures = new Map([
  ['script', 'scripts are not allowed in content: take it out'],
  ['iframe', 'write a link instead: [text](https://…)'],
  ['a', 'write [text](https://…) instead'],
  ['img', 'write ![what the picture shows](https://images.unsplash.com/photo-…) instead'],
  ['b', 'write **text** instead'],
  ['strong', 'write **text** instead'],
  ['i', 'write *text* instead'],
  ['em', 'write *text* instead'],
  ['br', 'press Enter instead: line breaks are kept'],
  ['p', 'leave an empty line between paragraphs instead'],
  ['hr', 'write --- on a line of its own, with empty lines around it'],
  ['li', 'write - and a space in front of each item instead'],
  ['ul', 'write - and a space in front of each item instead'],
  ['ol', 'write 1. and a space in front of each item instead'],
  ['table', 'write a table with | between the cells and | --- | below the first line instead'],
  ['h1', 'write ## and a space in front of the heading instead'],
  ['h2', 'write ## and a space in front of the heading instead'],
  ['h3', 'write ### and a space in front of the heading instead'],
]);
