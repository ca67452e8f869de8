/** Characters of an address that every mail program and browser still takes. */
const longest = 1900;

/**
 * A mailto address with subject and body. Where it would be longer than mail programs take, it has the body
 * `instead`, and `whole` is false.
 */
export function mailto(
  to: string,
  subject: string,
  body: string,
  instead = body,
): { href: string; whole: boolean } {
  const href = address(to, subject, body);
  return href.length <= longest
    ? { href, whole: true }
    : { href: address(to, subject, instead), whole: false };
}

function address(to: string, subject: string, body: string): string {
  const text = body.replace(/\r\n?|\n/g, '\r\n');
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(text)}`;
}

/** Half a character, as a cut paste leaves it, cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
