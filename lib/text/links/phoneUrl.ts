/**
 * The URL of a phone number as people write it, such as (03) 5550 0100 or +61 (0)3 5550 0100; one without a country is
 * Australian. For messages; pages use phoneToDial.
 */
export function phoneUrl(number: string): string {
  const digits = number.replace(/(?<=^\+\d+\s?)\(0\)/, '').replace(/[^+\d]/g, '');
  return `tel:${digits.replace(/^0/, '+61')}`;
}
