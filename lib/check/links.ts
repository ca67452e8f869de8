import { toString as textOf } from 'mdast-util-to-string';
import { linksOf, nodesOfType } from '../markdown/nodes';
import { linkUrlReason } from '../schemas/linkUrlReason';
import { rule } from './rule';

/** Reports links whose URL is invalid or unsafe. */
export const linkUrl = rule('links:url', (tree, file) => {
  for (const link of linksOf(tree)) {
    const reason = linkUrlReason(link.url);
    if (reason) file.message(reason, link);
  }
});

/** Reports links without text. */
export const noEmptyLinks = rule('links:not-empty', (tree, file) => {
  for (const link of nodesOfType(tree, 'link'))
    if (textOf(link).trim() === '')
      file.message('this link has no text: write it between the square brackets', link);
});
