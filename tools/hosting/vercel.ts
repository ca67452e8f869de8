import { headerRules } from './headers';

/**
 * The settings in vercel.json, which Vercel reads before a build and cannot take from `_headers`. The headers
 * are those of the public site, because the file is the same for previews. Redirects are pages, because they come from
 * the content.
 */
export function vercelConfig() {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // The finished site, not Vercel's own support for Next.js.
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules(false).map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}
