import { noFailedVideos } from '../../check/videos';
import { pictureTypes } from '../../schemas/pictures';
import { eachElement, isElement } from '../elements';
import { type TextPart, writtenTitle, writtenUrl, writtenWords } from '../textPart';
import { lengthPattern, toVideoCards, videoPages } from './plugin';

const videoUrl = {
  isHttps: true,
  pattern: Object.values(videoPages)
    .map(({ source }) => source)
    .join('|'),
  patternHint: 'The URL of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ',
} as const;

/** In feeds, a paragraph with the link, without the picture of the card. */
const toParagraphs = eachElement('div', (card) => {
  const [link] = card.children;
  if (!('dataVideo' in card.properties) || !isElement(link)) return;
  card.tagName = 'p';
  card.properties = {};
  link.children = link.children.filter((child) => !isElement(child, 'img') && !isElement(child, 'picture'));
});

/** A card with a link to a video, from a link alone in its paragraph. */
export const videos: TextPart = {
  plugins: [toVideoCards],
  rules: [[noFailedVideos, ['warn']]],
  feedPlugins: [toParagraphs],
  buttons: {
    video: {
      ...{ label: 'Video', icon: 'smart_display', group: 'blocks', place: 'block' },
      written: String.raw`\[(?:!\[(?<a3>${writtenWords})\]\((?<a4>${writtenUrl})\) ?)?(?<a1>${writtenWords})\]\((?<a2>${writtenUrl})(?: "(?<a5>${writtenTitle})")?\)`,
      body: [`[$3$4$1](\${2:https://www.youtube.com/watch?v=}$5)`],
      questions: [
        { stop: 2, label: 'URL on YouTube or Vimeo', ...videoUrl },
        { stop: 1, label: 'What the video shows' },
        {
          stop: 5,
          label: 'Length, for example 3:15 or 3 min',
          isOptional: true,
          before: ' "',
          after: '"',
          pattern: lengthPattern.source,
          patternHint: 'Minutes and seconds such as 3:15, or 3 min',
        },
        {
          stop: 4,
          label: 'Picture in place of a drawing',
          isOptional: true,
          before: '(',
          after: ') ',
          from: 'pictures',
          accept: pictureTypes,
        },
        {
          stop: 3,
          label: 'What the picture shows, for people who cannot see it',
          onlyWith: 4,
          before: '![',
          after: ']',
        },
      ],
    },
  },
};
