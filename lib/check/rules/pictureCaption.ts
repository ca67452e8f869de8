import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { captionAndFocus, focusPoint, focusReason, pictureInTextPattern } from '../../schema/picture';
import { imagesOf } from '../links';
import { nodesOfType } from '../nodes';

/** Checks the titles of pictures in a text: a caption, a focus, or both. */
export const pictureCaption = lintRule<Root>('pictures:caption', (tree, file) => {
  const alone = new Set<Nodes>(
    nodesOfType(tree, 'paragraph').flatMap(({ children }) => (children.length === 1 ? children : [])),
  );
  for (const { node, url, title } of imagesOf(tree)) {
    if (!title) continue;
    const { caption, focus } = captionAndFocus(title);
    const isOwn = pictureInTextPattern.test(url);
    if (focus !== undefined && !isOwn) file.message(onlyOwn, node);
    else if (focus !== undefined && !focusPoint(focus)) file.message(`focus: ${focusReason}`, node);
    if (caption && isOwn && !alone.has(node)) file.message(notAlone, node);
  }
});

const onlyOwn =
  'focus works only with a picture of content/pictures: delete it from the title of this picture';

const notAlone =
  'only a picture alone on its line can have a caption: put an empty line in front of it and behind it, or delete the words in quotation marks';
