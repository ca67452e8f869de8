import { bareUrl } from './bareUrl';
import { downloadsFolder } from './downloads';
import { emailAddress } from './emailAddress';

/** What is wrong with the URL of a link, and what to write. lib/check/brokenLinks.ts checks paths of this site. */
export function linkUrlReason(written: string): string | undefined {
  // Browsers ignore these characters: "java\nscript:" would run.
  const url = written.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '');
  if (url === '') return 'this link has no URL: write it between the round brackets';
  // lib/check/downloads.ts checks links to files.
  if (/^(?:#|\/(?![/\\]))/.test(url) || url.startsWith(`../${downloadsFolder}/`)) return undefined;
  if (isHttps(url) || /^tel:\+?[\d-]+$/.test(url) || isMailto(url)) return undefined;
  const secure = url.replace(/^http:/, 'https:');
  if (isHttps(secure)) return `use https instead of http: ${secure}`;
  if (emailAddress.test(url)) return `write mailto:${url}`;
  if (bareUrl.test(url)) return `write the full URL: https://${url}`;
  return `'${url.slice(0, 80)}' is no URL that works here: write the path of a page, such as /contact, a full https:// URL, mailto: and an e-mail address, tel: and the digits of a phone number, or ../${downloadsFolder}/ and the name of a file`;
}

function isHttps(url: string): boolean {
  return (
    /^https:\/\/[^/\\]/.test(url) &&
    URL.canParse(url) &&
    /^[\w-]+(?:\.[\w-]+)+\.?$/.test(new URL(url).hostname)
  );
}

function isMailto(url: string): boolean {
  return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?.*)?$/.test(url);
}
