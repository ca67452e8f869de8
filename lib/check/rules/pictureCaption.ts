import type { Image, ImageReference, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { captionAndFocus, focusPoint, focusReason, pictureInTextPattern } from '../../schema/picture';
import { nodesOfType } from '../nodes';

/** Checks the titles of pictures in a text: a caption, a focus, or both. */
export const pictureCaption = lintRule<Root>('pictures:caption', (tree, file) => {
  const definitions = new Map(nodesOfType(tree, 'definition').map((node) => [node.identifier, node]));
  const alone = new Set(
    nodesOfType(tree, 'paragraph').flatMap(({ children }) => (children.length === 1 ? children : [])),
  );
  for (const node of nodesOfType(tree, 'image', 'imageReference')) {
    const { url = '', title } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {});
    if (!title) continue;
    const { caption, focus } = captionAndFocus(title);
    const isOwn = pictureInTextPattern.test(url);
    if (focus !== undefined && !isOwn) file.message(onlyOwn, node);
    else if (focus !== undefined && !focusPoint(focus)) file.message(`focus: ${focusReason}`, node);
    if (caption && isOwn && !alone.has(node as Image | ImageReference)) file.message(notAlone, node);
  }
});

const onlyOwn =
  'focus works only with a picture of content/pictures: delete it from the title of this picture';

const notAlone =
  'only a picture alone on its line can have a caption: put an empty line in front of it and behind it, or delete the words in quotation marks';
