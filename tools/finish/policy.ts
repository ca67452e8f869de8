import { createHash } from 'node:crypto';
import { pictureHost } from '../../lib/schema/picture';
import { attribute, type Element, haveIsland, textOf } from './dom';
import { holdsSketch } from './sketches';

/** Script types that a browser acts on; all others are data to it. */
const active = new Set([undefined, '', 'module', 'speculationrules']);

type Allowances = {
  /** Origins that forms may send to. */
  connect: readonly string[];
  /** Hashes of the style blocks of the articles' pages: a browser applies the policy to what is fetched, too. */
  articleStyles: readonly string[];
};

/** The content security policy of a page: what is printed into it runs by its hash, and nothing else does. */
export function policyOf(elements: readonly Element[], { connect, articleStyles }: Allowances): string {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && active.has(attribute(element, 'type')),
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const noscriptStyles = elements
    .filter(({ tagName }) => tagName === 'noscript')
    // To a parser with scripting, what is in it is text.
    .flatMap((element) =>
      [...textOf(element).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css),
    );
  const hasIsland = haveIsland(elements);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // No browser lets a script that is trusted by its hash import another ('strict-dynamic' only works with
    // nonces there), so a page with an island trusts the site's own files, which hold nothing of others.
    'script-src': [...scripts.map(hashOf), ...(hasIsland ? ["'self'"] : [])],
    // In an island styled-components adds an empty style element and fills it rule by rule.
    'style-src': [
      ...styles.map(hashOf),
      ...noscriptStyles.map(hashed),
      ...(hasIsland ? [hashed('')] : []),
      ...articleStyles,
    ],
    'img-src': ["'self'", pictureHost, ...(styles.some(holdsSketch) ? ['data:'] : [])],
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

function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
