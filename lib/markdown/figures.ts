import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { captionAndFocus, pictureFolder, pictureInTextPattern } from '../schemas/pictures';
import { eachElement, element, isElement, onlyElement } from './elements';

/**
 * A rehype plugin that makes a picture alone in its paragraph, with a title, a figure, with the title as its caption.
 * Pictures on one line, or on lines right below each other, get a paragraph each, or they would touch. The
 * `src` of our own pictures becomes `../pictures/NAME`, which lib/site/textPictures.ts replaces by the prepared files.
 */
export function figures() {
  return (tree: Root) => {
    visit(tree, { tagName: 'img' }, prepare);
    visit(tree, { tagName: 'p' }, ({ children }: Element, index, parent) => {
      const images = onlyImages(children);
      if (index === undefined || images.length < 2) return undefined;
      const paragraphs = images.map((image) => element('p', {}, [image]));
      parent?.children.splice(index, 1, ...paragraphs);
      return index + paragraphs.length;
    });
    visit(tree, { tagName: 'p' }, (paragraph: Element) => {
      const image = onlyElement(paragraph.children);
      if (!isElement(image, 'img') || !image.properties.title) return;
      const { title, ...properties } = image.properties;
      image.properties = properties;
      paragraph.tagName = 'figure';
      paragraph.children = [image, element('figcaption', {}, [{ type: 'text', value: String(title) }])];
    });
  };
}

function prepare({ properties }: Element): void {
  const src = String(properties.src ?? '');
  const { caption, focus } = captionAndFocus(String(properties.title ?? ''));
  if (caption) properties.title = caption;
  else delete properties.title;
  if (!pictureInTextPattern.test(src)) return;
  properties.src = `../${pictureFolder}/${src.slice(src.lastIndexOf('/') + 1)}`;
  if (focus) properties.dataFocus = focus;
}

/** The images of a paragraph with nothing but images; none if there is anything else. */
function onlyImages(nodes: readonly ElementContent[]): Element[] {
  const isGap = (node: ElementContent) =>
    (node.type === 'text' && node.value.trim() === '') || isElement(node, 'br');
  const shown = nodes.filter((node) => !isGap(node));
  const images = shown.filter((node) => isElement(node, 'img'));
  return images.length === shown.length ? images : [];
}

const feedProperties = new Set(['src', 'alt', 'title', 'width', 'height']);

/** In feeds, one image, because feed readers do not choose among formats. */
export const toImages = eachElement('picture', (picture, index, parent) => {
  const image = picture.children.find((child) => isElement(child, 'img'));
  if (parent && index !== undefined && image) parent.children[index] = image;
});

/** In feeds, an image has only what they can show. */
export const toPlainImages = eachElement('img', (image) => {
  const kept = Object.entries(image.properties).filter(([name]) => feedProperties.has(name));
  image.properties = Object.fromEntries(kept);
});
