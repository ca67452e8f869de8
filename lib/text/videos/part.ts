import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../textPart';
import { toVideoCards, videoPages } from './plugin';
import { noFailedVideos } from './rule';

const videoUrl = {
  pattern: Object.values(videoPages)
    .map(({ source }) => source)
    .join('|'),
  patternHint: 'The URL of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};

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
      body: [`[$1](\${2:https://www.youtube.com/watch?v=})`, '$0'],
      button: {
        ...{ label: 'Video', icon: 'smart_display', group: 'blocks', place: 'block' },
        questions: [
          { stop: 2, label: 'URL', ...videoUrl },
          { stop: 1, label: 'What the video shows' },
        ],
      },
    },
  },
};

/** In feeds, a paragraph with the link, without the picture of the card. */
function toParagraphs() {
  return (tree: Root) =>
    visit(tree, { tagName: 'div' }, (card: Element) => {
      const [link] = card.children;
      if (!('dataVideo' in card.properties) || link?.type !== 'element') return;
      card.tagName = 'p';
      card.properties = {};
      link.children = link.children.filter(
        (child) => child.type !== 'element' || !['img', 'picture'].includes(child.tagName),
      );
    });
}
