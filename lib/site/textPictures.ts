import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { element } from '../markdown/elements';
import { type Picture, pictureSources } from '../schemas/pictureSources.browser';
import { pictureFolder } from '../schemas/pictures';
import type { Rendition } from '../schemas/sectionPictures';

/** What lib/markdown/figures.ts writes. */
const start = `../${pictureFolder}/`;

/** A text that begins with one of our own pictures, and not with one of the image host. */
const startsWithOwn = new RegExp(String.raw`^<(?:p|figure)><img src="\.\./${pictureFolder}/`);

/** Width in pixels of the column of a text, and the greatest height of a picture in it. */
const column = { width: 594, height: 900 };

const fragment = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).freeze();

/** Our own pictures in the HTML of a text. */
export function ownPicturesIn(html: string): Rendition[] {
  // Parsing a thousand texts takes seconds.
  if (!html.includes(start)) return [];
  const renditions: Rendition[] = [];
  visit(fragment.parse(html), 'element', (image) => {
    if (isOwn(image)) renditions.push(renditionOf(image));
  });
  return renditions;
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
  const tree = fragment.parse(html);
  let isEager = isAtTop && startsWithOwn.test(html);
  visit(tree, 'element', (image, index = 0, parent) => {
    if (!isOwn(image)) return undefined;
    const picture = find(renditionOf(image));
    parent?.children.splice(index, 1, ...(picture ? [pictureElement(image, picture, isEager)] : []));
    isEager = false;
    return index + (picture ? 1 : 0);
  });
  return fragment.stringify(tree);
}

function isOwn({ tagName, properties }: Element): boolean {
  return tagName === 'img' && String(properties.src).startsWith(start);
}

function renditionOf({ properties: { src, dataFocus } }: Element): Rendition {
  const focus = dataFocus === undefined ? undefined : String(dataFocus);
  return { file: String(src).slice(start.length), shape: 'text', focus };
}

/** A `<picture>` with the files of an image. */
function pictureElement({ properties: { alt = '', title } }: Element, picture: Picture, isEager: boolean) {
  const { src, avif, width, height } = pictureSources(picture);
  const shown = Math.round(Math.min(width, column.width, (column.height * width) / height));
  const sizes = `(min-width: ${Math.round(shown / 0.89)}px) ${shown}px, 89vw`;
  return element('picture', {}, [
    element('source', { type: 'image/avif', srcSet: avif, sizes }),
    element('img', {
      ...{ src, alt, title, width: shown, height: Math.round((shown * height) / width) },
      ...(isEager ? { fetchPriority: 'high' } : { loading: 'lazy' }),
      decoding: 'async',
    }),
  ]);
}
