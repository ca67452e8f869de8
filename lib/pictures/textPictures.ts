import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { Rendition } from './renditions';
import { pictureFolder } from './schema';
import { type Picture, pictureSources } from './sources.browser';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What lib/pictures/figures.ts writes. */
const start = `../${pictureFolder}/`;

/** A text that begins with one of our own pictures, and not with one of the image host. */
const startsWithOwn = new RegExp(String.raw`^<(?:p|figure)><img src="\.\./${pictureFolder}/`);

/** Width in pixels of the column of a text, and the greatest height of a picture in it. */
const column = { width: 594, height: 900 };

/** Our own pictures in the HTML of a text. */
export function ownPicturesIn(html: string): Rendition[] {
  // Parsing a thousand texts takes seconds.
  if (!html.includes(start)) return [];
  return imagesIn(parseFragment(html)).map(renditionOf);
}

type Options = {
  /** The prepared files of a rendition; undefined if there are none yet, which leaves the picture out. */
  find(rendition: Rendition): Picture | undefined;
  /** Whether the text begins its page: a picture that it starts with is visible immediately. */
  isAtTop?: boolean;
};

/** The HTML of a text with the prepared files of our own pictures. */
export function withPictures(html: string, { find, isAtTop = false }: Options): string {
  if (!html.includes(start)) return html;
  const fragment = parseFragment(html);
  const isFirstEager = isAtTop && startsWithOwn.test(html);
  for (const [index, image] of imagesIn(fragment).entries()) {
    const picture = find(renditionOf(image));
    if (picture) insert(image, picture, isFirstEager && index === 0);
    else defaultTreeAdapter.detachNode(image);
  }
  return serialize(fragment);
}

function imagesIn(node: ParentNode): Element[] {
  return node.childNodes.flatMap((child) => {
    if (!defaultTreeAdapter.isElementNode(child)) return [];
    const isOwn = child.tagName === 'img' && attribute(child, 'src')?.startsWith(start);
    return isOwn ? [child] : imagesIn(child);
  });
}

function renditionOf(image: Element): Rendition {
  const file = (attribute(image, 'src') ?? '').slice(start.length);
  return { file, shape: 'text', focus: attribute(image, 'data-focus') };
}

/** Replaces an image by a `<picture>` with its files. */
function insert(image: Element, picture: Picture, isEager: boolean): void {
  const { src, avif, width, height } = pictureSources(picture);
  const shown = Math.round(Math.min(width, column.width, (column.height * width) / height));
  const sizes = `(min-width: ${Math.round(shown / 0.89)}px) ${shown}px, 89vw`;
  const { namespaceURI } = image;
  const element = defaultTreeAdapter.createElement('picture', namespaceURI, []);
  const source = defaultTreeAdapter.createElement(
    'source',
    namespaceURI,
    attributes({ type: 'image/avif', srcset: avif, sizes }),
  );
  defaultTreeAdapter.insertBefore(image.parentNode as ParentNode, element, image);
  defaultTreeAdapter.detachNode(image);
  image.attrs = [
    ...attributes({ src, alt: attribute(image, 'alt') ?? '' }),
    ...image.attrs.filter(({ name }) => name === 'title'),
    ...attributes({ width: String(shown), height: String(Math.round((shown * height) / width)) }),
    ...attributes(isEager ? { fetchpriority: 'high' } : { loading: 'lazy' }),
    ...attributes({ decoding: 'async' }),
  ];
  defaultTreeAdapter.appendChild(element, source);
  defaultTreeAdapter.appendChild(element, image);
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function attributes(values: Record<string, string>): Element['attrs'] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
