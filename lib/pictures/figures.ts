import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { captionAndFocus, pictureFolder, pictureInTextPattern } from './schema';

/**
 * A rehype plugin that makes a picture alone in its paragraph, with a title, a figure, with the title as its caption.
 * Pictures on one line, or on lines right below each other, get a paragraph each, or they would touch. The
 * `src` of our own pictures becomes `../pictures/NAME`, which lib/pictures/textPictures.ts replaces by the prepared files.
 */
export function figures() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'img') prepare(element);
    });
    visit(tree, 'element', ({ tagName, children }, index, parent) => {
      const images = tagName === 'p' && index !== undefined ? onlyImages(children) : [];
      if (images.length < 2) return undefined;
      const paragraphs = images.map((image): Element => {
        return { type: 'element', tagName: 'p', properties: {}, children: [image] };
      });
      parent?.children.splice(index as number, 1, ...paragraphs);
      return (index as number) + paragraphs.length;
    });
    visit(tree, 'element', (paragraph) => {
      const image = paragraph.tagName === 'p' && onlyElement(paragraph.children);
      const { title } = (image && image.tagName === 'img' && image.properties) || {};
      if (!image || !title) return;
      delete image.properties.title;
      const caption: Element = {
        type: 'element',
        tagName: 'figcaption',
        properties: {},
        children: [{ type: 'text', value: String(title) }],
      };
      paragraph.tagName = 'figure';
      paragraph.children = [image, caption];
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
    (node.type === 'text' && node.value.trim() === '') || (node.type === 'element' && node.tagName === 'br');
  const shown = nodes.filter((node) => !isGap(node));
  const images = shown.filter((node) => node.type === 'element' && node.tagName === 'img');
  return images.length === shown.length ? (images as Element[]) : [];
}

/** The only element among nodes; undefined if there are words or more elements. */
function onlyElement(nodes: readonly ElementContent[]): Element | undefined {
  const [first, second] = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return first?.type === 'element' && !second ? first : undefined;
}
