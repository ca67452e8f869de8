import type { Element, ElementContent, Root } from 'hast';
import { isVisuallyHidden } from '../links/externalLinks';

type VideoSite = 'YouTube' | 'Vimeo';

/** Pages of one video. Playlists and channels stay links. */
export const videoPages: Record<VideoSite, RegExp> = {
  YouTube:
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)[\w-]{11}(?![\w-])/i,
  Vimeo: /^https:\/\/(?:www\.)?vimeo\.com\/(?:(?:channels|groups)\/[\w-]+\/(?:videos\/)?)?\d+(?![\w-])/i,
};

/** The site of a video by the URL of its page; undefined if it is not the page of a video. */
export function videoSiteOf(url: string): VideoSite | undefined {
  return (Object.keys(videoPages) as VideoSite[]).find((site) => videoPages[site].test(url));
}

/**
 * A rehype plugin that turns a link to a video, alone in its paragraph, into a card that names the video site. The card
 * shows a drawing of this site, so that nothing is requested from the video site before a click.
 */
export function toVideoCards() {
  return (tree: Root) => {
    for (const [index, node] of tree.children.entries()) {
      const link = node.type === 'element' && node.tagName === 'p' && onlyLink(node);
      const site = link && videoSiteOf(String(link.properties.href));
      if (site) tree.children[index] = videoCard(link, site);
    }
  };
}

function onlyLink({ children }: Element): Element | undefined {
  const [only, ...others] = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return others.length === 0 && only?.type === 'element' && only.tagName === 'a' ? only : undefined;
}

function videoCard(link: Element, site: VideoSite): Element {
  // The card shows it.
  const title = link.children.filter((node) => !isVisuallyHidden(node));
  const [first] = title;
  const isUrl = first?.type === 'text' && /^(?:https?:\/\/|www\.)/i.test(first.value);
  const label: ElementContent[] = isUrl ? [] : [element('strong', {}, title), { type: 'text', value: ' ' }];
  const action = `Watch on ${site} (opens in a new tab)`;
  const picture = [element('img', drawing), element('svg', icon, [element('path', { d: 'M0 0v18l15-9z' })])];
  link.children = [...picture, ...label, element('span', {}, [{ type: 'text', value: action }])];
  return element('div', { dataVideo: '' }, [link]);
}

/** The band of the call to action, which every site has. */
const drawing = { src: '/drawings/band.svg', alt: '', width: 1560, height: 620, loading: 'lazy' };

const icon = { viewBox: '0 0 15 18', ariaHidden: 'true' };

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}
