import { z } from 'zod';
import { slug } from './kinds';

/** What `to` says for a page that was withdrawn and that no other page replaces. */
export const gone = 'gone';

/** An old path, and the path that replaces it. */
export type Redirect = { from: string; to: string };

/** Hosts compare other characters in different ways, and serve `.html` and `/index` at the path itself. */
const pathPattern = /^\/(?!$)(?!.*(?:\.html|\/index)$)(?:[A-Za-z0-9](?:[\w.-]*[\w-])?(?:\/(?!$)|$))+$/;

const maxLength = 200;

const pathReason =
  'must be a path as this site writes URLs, such as /services or /old/page, which also covers /services.html and /services/: letters without accents, digits, hyphens, underscores and dots between slashes, and no host, ? or #';

const path = z.string(pathReason).max(maxLength, pathReason);

/** A redirect can also lead to the home page, or say that a page is gone. */
const targetPattern = new RegExp(`^(?:${gone}|/)$|${pathPattern.source}`);

const redirect = z
  .strictObject({
    from: path.regex(pathPattern, pathReason).meta({
      description:
        'The old path, for example /services. It also covers /services/, /services.html and any query.',
      examples: ['/services'],
    }),
    to: path.regex(targetPattern, pathReason).meta({
      description: 'The path of the page that replaces it, for example /our-businesses, or gone.',
      examples: ['/our-businesses', gone],
    }),
  })
  .meta({ title: 'RedirectEntry' });

/** Former file names of a document, whose URLs redirect to it. */
export function aliases(description: string) {
  return z
    .array(slug())
    .optional()
    .meta({ label: 'Former names', description, examples: [['former-file-name']], isTechnical: true });
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
