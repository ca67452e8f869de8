import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../markdown/nodes';
import { rule } from './rule';

/** Reports headings without text, of level 1, which is the title of the page, and a first one that is not of level 2. */
export const headings = rule('text:headings', (tree, file) => {
  for (const [index, heading] of nodesOfType(tree, 'heading').entries()) {
    if (textOf(heading).trim() === '')
      file.message('this heading has no text: write one, or delete the line', heading);
    else if (heading.depth === 1)
      file.message('only the title of the page is a level 1 heading: start this heading with ##', heading);
    else if (index === 0 && heading.depth > 2)
      file.message('this heading leaves out a level: start it with ##', heading);
  }
});
