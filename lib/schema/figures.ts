import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { captionAndFocus, pictureFolder, pictureInTextPattern } from './picture';

/**
 * A rehype plugin that makes a picture alone in its paragraph, with a title, a figure, with the title as its caption. The
 * `src` of our own pictures becomes `../pictures/NAME`, which lib/textPictures.ts replaces by the prepared files.
 */
export function figures() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'img') prepare(element);
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

/** The only element among nodes; undefined if there are words or more elements. */
function onlyElement(nodes: readonly ElementContent[]): Element | undefined {
  const [first, second] = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return first?.type === 'element' && !second ? first : undefined;
}
