import type { Element, ElementContent, Root } from 'hast';
import { eachElement, element, isElement, onlyLink } from './elements';
import { isVisuallyHidden } from './externalLinks';

type VideoSite = 'YouTube' | 'Vimeo';

/** Pages of one video. Playlists and channels stay links. */
const videoPages: Record<VideoSite, RegExp> = {
  YouTube:
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)[\w-]{11}(?![\w-])/i,
  Vimeo: /^https:\/\/(?:www\.)?vimeo\.com\/(?:(?:channels|groups)\/[\w-]+\/(?:videos\/)?)?\d+(?![\w-])/i,
};

/** The site of a video by the URL of its page; undefined if it is not the page of a video. */
function videoSiteOf(url: string): VideoSite | undefined {
  return (Object.keys(videoPages) as VideoSite[]).find((site) => videoPages[site].test(url));
}

/**
 * A rehype plugin that turns a link to a video, alone in its paragraph, into a card that names the video site, and the
 * length of the video if the link has it as its title. The card shows a picture in the link, or a drawing of this site, so
 * that nothing is requested from the video site before a click.
 */
export function toVideoCards() {
  return (tree: Root) => {
    for (const [index, node] of tree.children.entries()) {
      const link = onlyLink(node);
      const site = link && videoSiteOf(String(link.properties.href));
      if (site) tree.children[index] = videoCard(link, site);
    }
  };
}

function videoCard(link: Element, site: VideoSite): Element {
  // The card shows it.
  const content = link.children.filter((node) => !isVisuallyHidden(node));
  const picture = content.find((node) => isElement(node, 'img'));
  const title = content.filter((node) => node !== picture);
  const [first] = title;
  const isUrl = first?.type === 'text' && /^(?:https?:\/\/|www\.)/i.test(first.value);
  const label: ElementContent[] = isUrl ? [] : [element('strong', {}, title), { type: 'text', value: ' ' }];
  const { title: length = '', ...properties } = link.properties;
  if (isLength(length)) link.properties = properties;
  const action = `Watch on ${site}${isLength(length) ? `, ${length}` : ''} (opens in a new tab)`;
  link.children = [
    picture ?? element('img', drawing),
    element('svg', icon, [element('path', { d: 'M20 16v18l15-9z' })]),
    ...label,
    element('span', {}, [{ type: 'text', value: action }]),
  ];
  return element('div', { dataVideo: '' }, [link]);
}

/** The length of a video, which is the title of a link to it, such as `3:15` or `3 min`. */
const lengthPattern = /^\d+(?::\d\d){1,2}$|^\d+ (?:min|minutes?)$/;

function isLength(title: unknown): boolean {
  return lengthPattern.test(String(title));
}

/** The band of the call to action, which every site has. An article's page has its own drawing instead. */
export const videoDrawing = '/drawings/band.svg';

const drawing = { src: videoDrawing, alt: '', width: 1560, height: 620, loading: 'lazy' };

const icon = { viewBox: '0 0 60 44', ariaHidden: 'true' };

/** In feeds, a paragraph with the link, without the picture of the card. */
export const videosToParagraphs = eachElement('div', (card) => {
  const [link] = card.children;
  if (!('dataVideo' in card.properties) || !isElement(link)) return;
  card.tagName = 'p';
  card.properties = {};
  link.children = link.children.filter((child) => !isElement(child, 'img') && !isElement(child, 'picture'));
});
