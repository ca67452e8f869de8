import { sketchOf } from '../../lib/drawings/svg';
import { attribute, type Element, textOf } from './dom';

const sketchType = 'data:image/svg+xml,';

/**
 * Style rules that lay its sketch under each drawing that a page begins with: the largest thing in view comes
 * with the first paint, not after another round to the server. It goes when the drawing has come
 * (components/frame/frame.client.ts).
 */
export function sketches(elements: readonly Element[], readDrawing: (src: string) => string): string[] {
  const drawings = new Set(elements.filter(beginsPage).map((element) => attribute(element, 'src') as string));
  const rules = [...drawings].map(
    (src) =>
      `img[src="${src}"]:not([data-loaded]){background-image:url("${sketchType}${encoded(sketchOf(readDrawing(src).trim()))}")}`,
  );
  return rules.length > 0 ? [':where(img){background:center/cover no-repeat}', ...rules] : [];
}

export function holdsSketch(style: Element): boolean {
  return textOf(style).includes(sketchType);
}

function beginsPage(element: Element): boolean {
  return (
    element.tagName === 'img' &&
    attribute(element, 'loading') !== 'lazy' &&
    /^\/drawings\/[\w-]+\.svg$/.test(attribute(element, 'src') ?? '')
  );
}

/** SVG as a part of an address between quotation marks, inside a style element: none of its tags may end that. */
function encoded(svg: string): string {
  return svg.replace(/[%#"<>]/g, encodeURIComponent);
}
