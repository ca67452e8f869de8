import type { Link, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../markdown/nodes';
import { lengthPattern, videoSiteOf } from '../markdown/videos';
import { rule } from './rule';

/** Reports links to videos that the page would not show as a card with a title. */
export const noFailedVideos = rule('links:videos', (tree, file) => {
  for (const link of nodesOfType(tree, 'link')) {
    const page = pageOfPlayer(link.url);
    if (page) file.message(`this URL is only the player of a video: link to its page, ${page}`, link);
  }
  for (const paragraph of tree.children) {
    if (paragraph.type !== 'paragraph') continue;
    for (const link of linesWithOneLink(paragraph)) {
      if (!videoSiteOf(link.url)) continue;
      // A picture in the link is no title: the card shows it above the words.
      if (/^(?:https?:\/\/|www\.|\s*$)/i.test(textOf(link, { includeImageAlt: false })))
        file.message(`this video has no title: write [what the video shows](${link.url})`, link);
      else if (time.test(link.title ?? '') && !lengthPattern.test(link.title ?? ''))
        file.message(`the card does not show '${link.title}': write "3:15" or "3 min" for the length`, link);
      else if (paragraph.children.length > 1)
        file.message(
          'this video is shown as a link: leave an empty line above and below it to show it as a card',
          link,
        );
    }
  }
});

/** A title with a time, or only of digits, signs and h, m or s, is meant as a length. Any other, such as "Part 2" or "How we raised $3m", is a tooltip. */
const time =
  /\d:\d\d|\d\s*(?:hrs?|hours?|mins?|minutes?|secs?|seconds?)(?!\p{L})|^(?=\D*\d)(?:[^\p{L}]|(?<!\p{L})[hms](?!\p{L}))*$/iu;

/** The page of a video whose URL is that of an embedded player. */
function pageOfPlayer(url: string): string | undefined {
  const [, youTube] = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/i.exec(url) ?? [];
  if (youTube) return `https://www.youtube.com/watch?v=${youTube}`;
  const [, vimeo] = /^https:\/\/player\.vimeo\.com\/video\/(\d+)/i.exec(url) ?? [];
  return vimeo && `https://vimeo.com/${vimeo}`;
}

/** The links of a paragraph that are alone on their lines. */
function linesWithOneLink({ children }: Paragraph): Link[] {
  return children.filter((node, index): node is Link => {
    const [before, after] = [children[index - 1], children[index + 1]];
    const startsLine = !before || before.type === 'break' || /\n\s*$/.test(textOf(before));
    const endsLine = !after || after.type === 'break' || /^\s*\n/.test(textOf(after));
    return node.type === 'link' && startsLine && endsLine;
  });
}
