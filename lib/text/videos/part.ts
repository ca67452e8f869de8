import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../textPart';
import { toVideoCards } from './plugin';
import { noFailedVideos } from './rule';

/** A card with a link to a video, from a link alone in its paragraph. */
export const videos: TextPart = {
  plugins: [toVideoCards],
  rules: [[noFailedVideos, ['warn']]],
  feedPlugins: [toParagraphs],
  snippets: {
    video: {
      prefix: 'video',
      description:
        'A card with a link to a video on YouTube or Vimeo; leave an empty line above and below it',
      body: ['[$1](https://www.youtube.com/watch?v=$2)', '$0'],
    },
  },
};

/** In feeds, a paragraph with the link, without the drawing and the icon of the card. */
function toParagraphs() {
  return (tree: Root) =>
    visit(tree, { tagName: 'div' }, (card: Element) => {
      const [link] = card.children;
      if (!('dataVideo' in card.properties) || link?.type !== 'element') return;
      card.tagName = 'p';
      card.properties = {};
      link.children = link.children.filter(
        (child) => child.type !== 'element' || !['img', 'svg'].includes(child.tagName),
      );
    });
}
