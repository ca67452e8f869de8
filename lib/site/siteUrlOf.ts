type Environment = Readonly<Record<string, string | undefined>>;

/**
 * URL of the site without a trailing slash: `SITE_URL`, otherwise the public URL. Throws if `SITE_URL` is not a URL
 * without a path.
 */
export function siteUrlOf({ SITE_URL }: Environment, publicUrl: string): string {
  if (!SITE_URL) return new URL(publicUrl).origin;
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${SITE_URL}": it must be a URL without a path, for example https://preview.example.`,
    );
  }
  return url.origin;
}
