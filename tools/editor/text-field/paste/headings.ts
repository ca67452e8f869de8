import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { wordsOf } from '../../../../lib/check/articles/repeatedTitle';

/**
 * A rehype plugin that leaves out the title of the document at the start of pasted HTML, and gives the headings levels from
 * 2 on, without a gap.
 */
export function pastedHeadings(title: string) {
  return (tree: Root) => {
    removeTitle(tree, title);
    const open: string[] = [];
    visit(tree, 'element', (heading) => {
      const { tagName } = heading;
      if (!/^h[1-6]$/.test(tagName) || textOf(heading).trim() === '') return;
      while ((open.at(-1) ?? '') >= tagName) open.pop();
      open.push(tagName);
      heading.tagName = `h${Math.min(6, 1 + open.length)}`;
    });
  };
}

/** Removes the first heading or paragraph if it has the words of the title. */
function removeTitle(tree: Root, title: string): void {
  visit(tree, 'element', (element, index = 0, parent) => {
    if (!/^(?:h[1-6]|p)$/.test(element.tagName)) return undefined;
    if (textOf(element).trim() === '') return SKIP;
    if (wordsOf(title) !== '' && wordsOf(textOf(element)) === wordsOf(title))
      parent?.children.splice(index, 1);
    return EXIT;
  });
}
