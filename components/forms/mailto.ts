/** Longest URL, in characters, that all common mail programs and browsers open. */
const maxLength = 1900;

/**
 * Returns a mailto URL with subject and body. If it would be too long, it has `fallbackBody` instead, and
 * `truncated` is true.
 */
export function mailto(
  to: string,
  subject: string,
  body: string,
  fallbackBody = body,
): { href: string; truncated: boolean } {
  const href = mailtoUrl(to, subject, body);
  return href.length <= maxLength
    ? { href, truncated: false }
    : { href: mailtoUrl(to, subject, fallbackBody), truncated: true };
}

function mailtoUrl(to: string, subject: string, body: string): string {
  const text = body.replace(/\r\n?|\n/g, '\r\n');
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(text)}`;
}

function encode(text: string): string {
  // encodeURIComponent throws on a lone surrogate.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
