import { startOfDay } from '../content/dates.browser';
import { company } from './company';
import { absoluteUrl } from './siteUrl';

/** The site's security.txt (RFC 9116): where to report a vulnerability, and when that information expires. */
export function securityText(): string {
  const { expires, policy } = company.security;
  const fields = [
    ['Contact', `mailto:${company.email}`],
    ['Expires', startOfDay(expires)],
    ['Preferred-Languages', 'en'],
    ['Canonical', absoluteUrl('/.well-known/security.txt')],
    ...(policy ? [['Policy', policy]] : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
