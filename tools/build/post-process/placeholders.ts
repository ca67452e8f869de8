import { placeholderOf } from '../../../lib/drawings/svg';
import { attribute, type Element, textOf } from './dom';

const placeholderType = 'data:image/svg+xml,';

/**
 * Style rules that show a low-quality placeholder (LQIP) behind each drawing above the fold, so that LCP is as early as
 * FCP. components/frame/frame.client.ts removes it when the drawing has loaded.
 */
export function placeholders(elements: readonly Element[], readDrawing: (src: string) => string): string[] {
  const drawings = new Set(elements.filter(isEager).map((element) => attribute(element, 'src') as string));
  const rules = [...drawings].map(
    (src) =>
      `img[src="${src}"]:not([data-loaded]){background-image:url("${placeholderType}${encoded(placeholderOf(readDrawing(src).trim()))}")}`,
  );
  return rules.length > 0 ? [':where(img){background:center/cover no-repeat}', ...rules] : [];
}

export function hasPlaceholder(style: Element): boolean {
  return textOf(style).includes(placeholderType);
}

function isEager(element: Element): boolean {
  return (
    element.tagName === 'img' &&
    attribute(element, 'loading') !== 'lazy' &&
    /^\/drawings\/[\w-]+\.svg$/.test(attribute(element, 'src') ?? '')
  );
}

/** SVG inside a quoted URL in a style element, escaped so that no tag ends the element. */
function encoded(svg: string): string {
  return svg.replace(/[%#"<>]/g, encodeURIComponent);
}
