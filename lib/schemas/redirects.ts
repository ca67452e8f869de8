import { z } from 'zod';
import { slug } from './kinds';

/** What `to` says for a page that was withdrawn and that no other page replaces. */
export const gone = 'gone';

/** An old path, and the path that replaces it. */
export type Redirect = { from: string; to: string };

const pathPattern = /^\/(?:[A-Za-z0-9](?:[\w.-]*[\w-])?(?:\/(?!$)|$))*$/;

const maxLength = 200;

const redirect = z
  .strictObject({
    from: path(
      'The old path, for example /services. It also covers /services/, /services.html and any query.',
    ).meta({ examples: ['/services'] }),
    to: path('The path of the page that replaces it, for example /our-businesses, or gone.', {
      isTarget: true,
    }).meta({ examples: ['/our-businesses', gone] }),
  })
  .meta({ title: 'RedirectEntry' });

/** Former file names of a document, whose URLs redirect to it. */
export function aliases(description: string) {
  return z
    .array(slug(', without .md'))
    .optional()
    .meta({ label: 'Former names', description, examples: [['former-file-name']] });
}

/** `content/redirects.yaml`: old URLs that are no alias of a document. */
export const redirectList = z
  .strictObject({
    redirects: z
      .array(redirect)
      // An empty list, which YAML reads as null.
      .nullish()
      .meta({ description: 'The old paths, each with the path that replaces it.' }),
  })
  .meta({ title: 'RedirectList' });

/** A path of the site. A target can also be `gone`. */
function path(description: string, { isTarget = false } = {}) {
  return z
    .string({ error: ({ input }) => (isAbsent(input) ? undefined : pathReason(String(input), isTarget)) })
    .refine((value) => pathReason(value, isTarget) === undefined, {
      error: ({ input }) => pathReason(String(input), isTarget),
    })
    .meta({ description });
}

function isAbsent(input: unknown): boolean {
  return input === undefined || input === null || typeof input === 'object';
}

/** Why a text is no path as the site writes them, and what to write instead; undefined if it is one, or what a target can be. */
function pathReason(value: string, isTarget: boolean): string | undefined {
  if (isTarget && value === gone) return undefined;
  if (isTarget && value.trim().toLowerCase() === gone) return `write ${gone}`;
  const path = clean(value);
  if (path.length > maxLength) return `is longer than ${maxLength} characters: delete the entry`;
  if (path === '/' && !isTarget) return 'the home page cannot redirect: delete the entry';
  if (!pathPattern.test(path))
    return `'${value}' has characters that not all hosts compare alike: delete the entry. A path has letters without accents, digits, hyphens, underscores and dots between its slashes`;
  if (path === value) return undefined;
  if (path === '/') return 'must be the path of a page of this site, such as /about';
  const covered = isTarget ? '' : `, which also covers ${path}.html, ${path}/ and ${path}/index.html`;
  return `is not as this site writes URLs: write ${path}${covered}`;
}

/** The path of a URL as the site writes it: without a host, query, `.html`, `/index` and slash at the end. */
function clean(url: string): string {
  const path = url
    .trim()
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*|^www\.[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
    .replace(/\/index$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
