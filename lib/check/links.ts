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

const vague =
  /^(?:(?:click|tap|press|see|read|go|find|learn)\s+)?(?:here|more|this|link|this (?:link|page|article|site|website))[.…!]*$/i;

/** Reports links without text. */
export const noEmptyLinks = rule('links:not-empty', (tree, file) => {
  for (const link of nodesOfType(tree, 'link'))
    if (textOf(link).trim() === '')
      file.message('this link has no text: write it between the square brackets', link);
});

/** Reports links whose text does not say where they lead. */
export const noVagueLinks = rule('links:no-vague-text', (tree, file) => {
  for (const link of nodesOfType(tree, 'link')) {
    const text = textOf(link).trim();
    const reason = `the link text '${text}' does not say where it leads: name the page, or what readers find there`;
    if (vague.test(text)) file.message(reason, link);
  }
});
