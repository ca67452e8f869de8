import { createHash } from 'node:crypto';
import { attribute, type Element, haveIsland, textOf } from './dom';
import { hasPlaceholder } from './placeholders';

/** Script types that browsers process; all others are data blocks. */
const processedTypes = new Set([undefined, '', 'module', 'speculationrules']);

export type Allowances = {
  /** Origins that forms may send to. */
  connect: readonly string[];
  /** Other origins of pictures. */
  images: readonly string[];
  /** Hashes of the style blocks of article pages: the policy applies to fetched pages too. */
  articleStyles: readonly string[];
};

/** The content security policy of a page, which allows inline scripts and styles by their hashes and nothing else. */
export function policyOf(
  elements: readonly Element[],
  { connect, images, articleStyles }: Allowances,
): string {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && processedTypes.has(attribute(element, 'type')),
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const noscriptStyles = elements
    .filter(({ tagName }) => tagName === 'noscript')
    // The parser has scripting enabled, so their content is text.
    .flatMap((element) =>
      [...textOf(element).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css),
    );
  const hasIsland = haveIsland(elements);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // A script with a hash cannot import another ('strict-dynamic' needs nonces for that), so a page with an island
    // allows the site's own files.
    'script-src': [...scripts.map(hashOf), ...(hasIsland ? ["'self'"] : [])],
    // In an island, styled-components adds an empty style element and inserts rules into it.
    'style-src': [
      ...styles.map(hashOf),
      ...noscriptStyles.map(hashed),
      ...(hasIsland ? [hashed('')] : []),
      ...articleStyles,
    ],
    'img-src': ["'self'", ...images, ...(styles.some(hasPlaceholder) ? ['data:'] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(hasIsland ? connect : [])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}

function hashOf(element: Element): string {
  return hashed(textOf(element));
}

/** The source expression that allows an inline script or style. */
export function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
