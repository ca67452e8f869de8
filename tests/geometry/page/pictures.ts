import { type Box, boxOf, clipsOf, intersect } from './box';
import { type Fault, nameOf } from './fault';
import { isShown, type Line, root } from './text';

/** A text in front of a picture or a drawing: only a screenshot shows whether a line crosses it. */
export type OverPicture = { what: string; box: Box };

/** Pictures that did not load and show the browser's icon, which only generated content covers. */
export function brokenPictures(): Fault[] {
  return [...root().querySelectorAll('img')]
    .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc && isShown(image))
    .filter((image) => getComputedStyle(image, '::before').content === 'none')
    .map((image) => ({ kind: 'broken picture', what: nameOf(image, image.alt || image.src) }));
}

export function textOverPictures(lines: readonly Line[]): OverPicture[] {
  const pictures = [...root().querySelectorAll('*')]
    .filter((element) => isShown(element) && isPicture(element))
    .flatMap((element) => {
      const box = clipsOf(element).reduce<Box | undefined>(
        (rest, clip) => rest && intersect(rest, clip),
        boxOf(element),
      );
      return box ? [{ element, box }] : [];
    });
  return lines.flatMap(({ seen, element, text }) => {
    const isOver = pictures.some(
      (picture) => seen && intersect(picture.box, seen) && !isOnGround(element, picture.element),
    );
    return seen && isOver ? [{ what: nameOf(element, text), box: seen }] : [];
  });
}

/** Whether a background of its own is between a text and a picture. */
function isOnGround(text: Element, picture: Element): boolean {
  for (let one: Element | null = text; one && !one.contains(picture); one = one.parentElement)
    if (/^rgb\(/.test(getComputedStyle(one).backgroundColor)) return true;
  return false;
}

function isPicture(element: Element): boolean {
  if (element.matches('img, svg:has(path, line, circle)')) return true;
  return getComputedStyle(element).backgroundImage.includes('url(');
}
