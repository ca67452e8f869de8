import type { Picture } from '../../../lib/schemas/pictureSources.browser';
import { focusPoint } from '../../../lib/schemas/pictures';
import { describePicture, renditionOfKey } from '../../../lib/site/renditions';

/** The start of the paths of pictures in the HTML, which `pictureIn` reads. */
export const pictureScheme = 'picture:';

/** The worker has no files: a crop has its own proportions, and the page gives other pictures theirs. */
const anySize = { width: 2400, height: 1500, hasAlpha: false };

/** In place of `#pictures`. */
export default new Proxy<Record<string, Picture>>(
  {},
  {
    get(_, key: string) {
      const rendition = renditionOfKey(key);
      const { file, shape, focus = '' } = rendition;
      // What the site adds at the end, the extension, is behind the last slash.
      const path = `${pictureScheme}${encodeURIComponent(`${file}/${shape}/${focus}/`)}`;
      return { ...describePicture(anySize, rendition), path };
    },
  },
);

/** The picture that a source in the HTML means; `isWhole` if it is not cropped. */
export function pictureIn(source: string) {
  const [file = '', shape, focus] = decodeURIComponent(source.slice(pictureScheme.length)).split('/');
  const { x, y } = focusPoint(focus || undefined) ?? { x: 50, y: 50 };
  return { file, isWhole: shape === 'text' && !focus, position: `${x}% ${y}%` };
}
