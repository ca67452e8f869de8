import { company } from './company';
import { absoluteUrl } from './site';

/** The site's security.txt (RFC 9116): whom to write to about a weakness, and until which day that holds. */
export function securityText(): string {
  const { expires, policy } = company.security;
  const fields = [
    ['Contact', `mailto:${company.email}`],
    ['Expires', `${expires.slice(0, 10)}T00:00:00Z`],
    ['Preferred-Languages', 'en'],
    ['Canonical', absoluteUrl('/.well-known/security.txt')],
    ...(policy ? [['Policy', policy]] : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
