import { placeholderOf } from '../drawings/svg';
import { attribute, type Element, textOf } from './dom';

const placeholderType = 'data:image/svg+xml,';

/**
 * Marks the drawings above the fold and returns the style rules that show a low-quality placeholder (LQIP) behind each,
 * so that LCP is as early as FCP. components/frame/frame.client.ts removes the mark when the drawing has loaded.
 */
export function addPlaceholders(
  elements: readonly Element[],
  readDrawing: (src: string) => string,
): string[] {
  const marked = elements.filter(isEager);
  for (const { attrs } of marked) attrs.push({ name: 'data-placeholder', value: '' });
  const drawings = new Set(marked.map((element) => attribute(element, 'src') as string));
  const rules = [...drawings].map(
    (src) =>
      `img[data-placeholder][src="${src}"]{background-image:url("${placeholderType}${encoded(placeholderOf(readDrawing(src).trim()))}")}`,
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
  return svg.replaceAll('"', "'").replace(/[%#<]/g, encodeURIComponent);
}
