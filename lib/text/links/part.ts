import type { Element, Root } from 'hast';
import rehypeExternalLinks from 'rehype-external-links';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../textPart';
import { externalLinks, isVisuallyHidden } from './externalLinks';
import { linkUrl } from './linkUrl';
import { noEmptyLinks } from './noEmptyLinks';
import { noFailedLinks } from './noFailedLinks';
import { noVagueLinks } from './noVagueLinks';

export const links: TextPart = {
  plugins: [[rehypeExternalLinks, externalLinks]],
  rules: [
    [linkUrl, ['error']],
    [noEmptyLinks, ['error']],
    [noFailedLinks, ['error']],
    [noVagueLinks, ['warn']],
  ],
  feedPlugins: [removeHiddenText],
};

/** Feed readers would show it. */
function removeHiddenText() {
  return (tree: Root) =>
    visit(tree, { tagName: 'a' }, (link: Element) => {
      link.children = link.children.filter((child) => !isVisuallyHidden(child));
    });
}
