/** Reserved domain names (RFC 2606 and RFC 6761). */
const reservedHost =
  /(?:^|[.@])(?:(?:[\w-]+\.)*(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i;

/** Phone numbers among which are those that the regulator (ACMA) reserves for fiction. */
const fictionalPhone = /^\(0\d\) (?:5550|7010) \d{4}$|^0491 57\d \d{3}$|^1[38]00 975 7\d\d$|^1800 160 401$/;

/** Whether the value of a field with this name cannot be real. */
export function isReserved(name: string, value: string): boolean {
  if (name === 'email') return reservedHost.test(value);
  if (name === 'phone') return fictionalPhone.test(value);
  return name === 'url' && (!URL.canParse(value) || reservedHost.test(new URL(value).hostname));
}
