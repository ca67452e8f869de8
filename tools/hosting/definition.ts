import { pictureFolder } from '../../lib/pictures/schema';
import { downloadsFolder } from '../../lib/text/downloads/plugin';
import { feedPathsOf } from '../../lib/urls/paths.browser';

/** Browser features that no page uses. The exception, clipboard-write, is for copying an article's URL. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
  ...['compute-pressure', 'display-capture', 'encrypted-media', 'fullscreen', 'gamepad', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access'],
  ...['sync-xhr', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** Headers of every response. Each page has its own content security policy; this one has what a page cannot set. */
const everywhere: Record<string, string> = {
  // Without includeSubDomains, which would affect other hosts of the domain, such as mail.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...unusedFeatures.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
};

type Varying = {
  header: string;
  /** Value for all other paths on our own servers. CDNs send an equivalent themselves, and would append it after a comma. */
  otherwise?: string;
  /** Paths are exact, or end in `*` for a prefix. They must not overlap. */
  values: { value: string; paths: string[] }[];
};

/** Files with a content hash in their names, so the response of a URL never changes. */
export const hashedPaths = ['/assets/*', `/${downloadsFolder}/*`, '/fonts/*', `/${pictureFolder}/*`];

/**
 * The headers of every response of the public site, or of a preview, which search engines leave out, and the headers that
 * depend on the path. `lists` are the paths of the lists of articles with feeds below them.
 */
export function siteHeaders(isPreview: boolean, lists: readonly string[]) {
  const feeds = lists.flatMap((list) => Object.values(feedPathsOf(list)));
  const varying: Varying[] = [
    {
      header: 'Cache-Control',
      otherwise: 'no-cache',
      values: [{ value: 'public, max-age=31536000, immutable', paths: hashedPaths }],
    },
    // Feed readers that run in a browser read across origins.
    { header: 'Access-Control-Allow-Origin', values: [{ value: '*', paths: feeds }] },
  ];
  const robots = 'X-Robots-Tag';
  if (isPreview) return { everywhere: { ...everywhere, [robots]: 'noindex, nofollow' }, varying };
  return {
    everywhere,
    varying: [...varying, { header: robots, values: [{ value: 'noindex', paths: feeds }] }],
  };
}

/** Content types that the extension does not determine. */
export function typesByPath(lists: readonly string[]): Record<string, string> {
  const types = lists.map(feedPathsOf).map(({ rss, json }) => ({
    [rss]: 'application/rss+xml',
    [json]: 'application/feed+json',
  }));
  return Object.assign({}, ...types);
}

/** Content types by extension; text is UTF-8. */
export const typesByExtension: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
};

/** Whether a pattern covers a path. */
export function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
