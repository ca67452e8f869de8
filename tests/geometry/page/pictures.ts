import { type Box, clipsOf, intersect } from './box';
import { type Fault, nameOf } from './fault';
import { isShown, type Line, root } from './text';

/** The texts in front of a picture or a drawing: only a screenshot shows whether a line crosses them. */
export type OverPicture = { what: string; box: Box }[];

/** Pictures that did not load and show the browser's icon, which only generated content covers. */
export function brokenPictures(): Fault[] {
  return [...root().querySelectorAll('img')]
    .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc && isShown(image))
    .filter((image) => getComputedStyle(image, '::before').content === 'none')
    .map((image) => ({ kind: 'broken picture', what: nameOf(image, image.alt || image.src) }));
}

export function textOverPictures(lines: readonly Line[]): OverPicture[] {
  return [...root().querySelectorAll('*')]
    .filter((element) => isShown(element) && isPicture(element))
    .flatMap((element) => {
      const picture = clipsOf(element).reduce<Box | undefined>(
        (rest, clip) => rest && intersect(rest, clip),
        element.getBoundingClientRect(),
      );
      const texts = lines.flatMap((line) => {
        const box = picture && line.seen && intersect(picture, line.seen);
        if (!box) return [];
        const { left, right, top, bottom } = box;
        const onPage = { left, right, top: top + scrollY, bottom: bottom + scrollY };
        return [{ what: nameOf(line.element, line.text), box: onPage }];
      });
      return texts.length > 0 ? [texts] : [];
    });
}

function isPicture(element: Element): boolean {
  if (element.matches('img, svg:has(path, line, circle)')) return true;
  return getComputedStyle(element).backgroundImage.includes('url(');
}
