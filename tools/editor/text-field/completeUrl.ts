/** A URL that was typed without its beginning, as an e-mail address or from `www.` on, with it. */
export function completeUrl(typed: string): string {
  const url = typed.trim();
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(url)) return `mailto:${url}`;
  return /^www\.[^\s/]+\.\w/i.test(url) ? `https://${url}` : url;
}
