import { imagesOf } from '../../markdown/nodes';
import {
  alternativeTextReason,
  captionAndFocus,
  focusPoint,
  focusReason,
  pictureInTextPattern,
  pictureReason,
} from '../../schemas/pictures';
import { rule } from '../rule';

/** Checks the URLs of pictures in a text; the schema checks the one in the front matter. */
export const pictureUrl = rule('pictures:url', (tree, file) => {
  for (const { node, url } of imagesOf(tree)) {
    const reason = pictureReason(url, pictureInTextPattern);
    if (reason) file.message(`URL of this picture: ${reason}`, node);
  }
});

/** Checks the alternative texts of pictures in a text. */
export const pictureAlt = rule('pictures:alternative-text', (tree, file) => {
  for (const { node, url } of imagesOf(tree)) {
    const alt = node.alt?.trim() ?? '';
    const [name] = url.split('/').at(-1)?.split('.') ?? [];
    const reason = alt === name ? 'is a file name: say what the picture shows' : alternativeTextReason(alt);
    if (!alt) file.message(withoutText, node);
    else if (reason) file.message(`alternative text: ${reason}`, node);
  }
});

const withoutText =
  'this picture has no alternative text: say what it shows between the square brackets, ![…](…)';

/** Checks the focus at the end of the titles of pictures in a text. */
export const pictureFocus = rule('pictures:focus', (tree, file) => {
  for (const { node, title } of imagesOf(tree))
    if (!focusPoint(captionAndFocus(title ?? '').focus)) file.message(`focus: ${focusReason}`, node);
});
