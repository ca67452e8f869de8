import type { Locator } from '@playwright/test';

/** The properties that are compared: what visitors see of the type, the colours and the layout. */
const properties = [
  ...[
    'color',
    'background-color',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
  ],
  ...['display', 'position', 'width', 'margin', 'padding', 'border', 'gap', 'text-align', 'text-decoration'],
  ...['grid-template-columns', 'justify-self', 'align-self', 'opacity', 'transform', 'order'],
];

/**
 * Each visible element below one with its own words and its computed styles, in the order of the document. The
 * shapes of the icons are left out: the preview has them in place of a reference to the sprite.
 */
export function describePage(root: Locator): Promise<string[]> {
  return root.evaluate((parent, names) => {
    const isShown = (element: Element) =>
      !element.matches(
        'script, noscript, noscript *, style, link, template, source, svg > use, svg > g, svg > g *',
      );
    return [...parent.querySelectorAll('*')].filter(isShown).map((element) => {
      const words = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
      const style = element.ownerDocument.defaultView?.getComputedStyle(element);
      const styles = names.map((name) => `${name}: ${style?.getPropertyValue(name)}`);
      return `<${element.localName}> ${words} ${styles.join('; ')}`;
    });
  }, properties);
}

/** Loads the pictures below the fold, too. A drawing replaces those that fail. */
export function loadPictures(root: Locator): Promise<void> {
  return root.evaluate(async (parent) => {
    const images = [...parent.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    // Also ends for one whose `src` is removed meanwhile.
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

/** What differs in the first elements that differ. */
export function differences(one: readonly string[], other: readonly string[]): string[] {
  const length = Math.max(one.length, other.length);
  const indexes = Array.from({ length }, (_, index) => index).filter((index) => one[index] !== other[index]);
  return indexes.slice(0, 3).map((index) => {
    const [parts, others] = [one[index] ?? '', other[index] ?? ''].map((text) => text.split('; ')) as [
      string[],
      string[],
    ];
    const only = (some: string[], rest: string[]) => some.filter((part) => !rest.includes(part)).join('; ');
    return `${index} ${parts[0]?.slice(0, 80)}: ${only(parts, others)} | ${only(others, parts)}`;
  });
}
