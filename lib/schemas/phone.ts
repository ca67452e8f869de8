/**
 * The number that phones dial for one as people write it, without a country that of Australia: `+61355500100` for
 * `(03) 5550 0100` or `+61 (0)3 5550 0100`. Numbers that start with 13 or 18 have no international form, so
 * `1300 975 707` is `1300975707`. RFC 3966 would add `;phone-context=+61`, but the dialers of Android and iOS take the
 * semicolon for a pause and dial what follows.
 */
export function phoneToDial(number: string): string {
  const digits = number.replace(/(?<=^\+\d+\s?)\(0\)/, '').replace(/[^+\d]/g, '');
  return digits.replace(/^0/, '+61');
}

/** The URL of a link to a phone number. */
export function phoneUrl(number: string): string {
  return `tel:${phoneToDial(number)}`;
}
