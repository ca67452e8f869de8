import { downloadsFolder } from '../../lib/schemas/downloads';
import { categoryPath, feedPath } from '../../lib/schemas/paths.browser';
import { pictureFolder } from '../../lib/schemas/pictures';

export type HeaderRule = {
  /** Exact, or with `:name` for a segment or a final `*` for the rest, as CDNs read it. */
  path: string;
  headers: Record<string, string>;
};

/** Browser features that no page uses. The exception, clipboard-write, is for copying an article's URL. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
  ...['compute-pressure', 'display-capture', 'encrypted-media', 'fullscreen', 'gamepad', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access'],
  ...['sync-xhr', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** Files with a content hash in their names, so the response of a URL never changes. */
export const hashedPaths = ['/assets/*', `/${downloadsFolder}/*`, '/fonts/*', `/${pictureFolder}/*`];

/**
 * The headers of the public site, or of a preview, which search engines leave out: first those of every response, then
 * those that depend on the path. No header of a response is in two rules, because hosts would join the values. So
 * `no-cache` is left to the hosts: CDNs send an equivalent, and our own servers set it.
 */
export function headerRules(isPreview: boolean): [HeaderRule, ...HeaderRule[]] {
  const common = {
    // Without includeSubDomains, which would affect other hosts of the domain, such as mail.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [...unusedFeatures.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(
      ', ',
    ),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Each page has its own policy; this is what a page cannot set.
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    ...(isPreview && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
  const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  // Feed readers that run in a browser read across origins.
  const feed = { 'Access-Control-Allow-Origin': '*', ...(!isPreview && { 'X-Robots-Tag': 'noindex' }) };
  const feeds = ['', categoryPath(':slug')].map((list) => list + feedPath);
  return [
    { path: '/*', headers: common },
    ...hashedPaths.map((path) => ({ path, headers: hashed })),
    ...feeds.map((path) => ({ path, headers: { ...feed, 'Content-Type': 'application/rss+xml' } })),
  ];
}

/** The path of a rule as a regular expression. */
export function pathPattern(path: string): string {
  const pattern = path.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+').replace(/\*$/, '.*');
  return `^${pattern}$`;
}

/** The headers of a response by its path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => new RegExp(pathPattern(rule.path)).test(path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
