import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../text/textPart';
import { figures } from './figures';
import { pictureAlt } from './pictureAlt';
import { pictureCaption } from './pictureCaption';
import { pictureUrl } from './pictureUrl';

/** A picture in a text; one with a title is a figure with a caption. */
export const pictures: TextPart = {
  plugins: [figures],
  rules: [
    [pictureUrl, ['error']],
    [pictureAlt, ['error']],
    [pictureCaption, ['error']],
  ],
  feedPlugins: [toPlainImages],
};

const feedProperties = new Set(['src', 'alt', 'title', 'width', 'height']);

/** In feeds, one image, because feed readers do not choose among formats. */
function toPlainImages() {
  return (tree: Root) => {
    visit(tree, { tagName: 'picture' }, (picture: Element, index, parent) => {
      const image = picture.children.find((child) => child.type === 'element' && child.tagName === 'img');
      if (parent && index !== undefined && image) parent.children[index] = image;
    });
    visit(tree, { tagName: 'img' }, (image: Element) => {
      const kept = Object.entries(image.properties).filter(([name]) => feedProperties.has(name));
      image.properties = Object.fromEntries(kept);
    });
  };
}
