import { bareUrl } from './bareUrl';
import { downloadMeant, downloadsFolder } from './downloads';
import { emailAddress } from './emailAddress';
import { articlePath, pagePath } from './paths.browser';
import { phoneUrl } from './phone';

/** The path of a document in the folder of the one with the link. */
type PathOf = ((slug: string) => string | undefined) | undefined;

/** What is wrong with the URL of a link, and what to write. checkLinkTargets checks paths of this site. */
export function linkUrlReason(written: string, ownPath: PathOf): string | undefined {
  // Browsers ignore these characters: "java\nscript:" would run.
  const url = written.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '');
  if (url === '') return 'this link has no URL: write it between the round brackets';
  if (/^[/\\]{2}[^/\\?#]*\./.test(url)) return `write the full URL: https:${url.replaceAll('\\', '/')}`;
  if (/^[/\\]{2}/.test(url)) return meantPage(url);
  if (url.startsWith('#') || url.startsWith('/')) return undefined;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  if (!scheme) return relativeUrlReason(url, ownPath);
  const lowerCase = scheme.toLowerCase();
  const reason = schemeReason(lowerCase, url);
  if (reason || scheme === lowerCase) return reason;
  // The sanitiser would remove the URL.
  return `write the start of the URL in lower case: ${lowerCase}${url.slice(scheme.length)}`;
}

function schemeReason(scheme: string, url: string): string | undefined {
  const rest = url.slice(scheme.length + 1);
  if (/^https?$/.test(scheme) && /^\/{0,2}(?:localhost|127\.0\.0\.1)\b/i.test(rest))
    return `this URL works on your own computer only: write ${rest.replace(/^\/*[^/]*/, '') || '/'}`;
  if (scheme === 'https')
    return isHttps(url) ? undefined : `${url.slice(0, 80)} is not a full https:// URL: check it for typos`;
  if (scheme === 'http') return `use https instead of http: https://${rest.replace(/^\/+/, '')}`;
  if (scheme === 'mailto')
    return /^[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?.*)?$/.test(rest)
      ? undefined
      : 'write mailto: and a full e-mail address, for example mailto:hello@example.com';
  if (scheme === 'tel')
    return /^\+?[\d-]+$/.test(rest)
      ? undefined
      : 'write tel: and the digits of the number, without spaces or letters, for example tel:+61355500100';
  if (scheme === 'file' || scheme.length === 1)
    return 'nobody else can open a file on your computer: link to a page or an https:// URL';
  return `links that start with ${scheme}: are not allowed: link to a page of this site (/contact) or an https:// URL`;
}

function isHttps(url: string): boolean {
  return (
    /^https:\/\/[^/\\]/i.test(url) &&
    URL.canParse(url) &&
    /^[\w-]+(?:\.[\w-]+)+\.?$/.test(new URL(url).hostname)
  );
}

function relativeUrlReason(url: string, ownPath: PathOf): string | undefined {
  // checkDownloads checks these.
  if (url.startsWith(`../${downloadsFolder}/`)) return undefined;
  const download = downloadMeant(url);
  if (download)
    return `link to a file in content/${downloadsFolder}/ by its path from here: write ${download}`;
  const [path = url] = url.split(/[?#]/);
  if (emailAddress.test(url)) return `write mailto:${url}`;
  if (/\.md$/i.test(path)) {
    const [folder, file = ''] = ['', ...path.split(/[/\\]/)].slice(-2);
    const pathOf = { articles: articlePath, pages: pagePath }[String(folder)] ?? ownPath;
    return `link to the page, not the file: ${pathOf?.(file.replace(/\.md$/i, ''))}`;
  }
  if (/^\(?(?:\+|0|1[38])[\d\s()-]{4,18}$/.test(url)) return `write ${phoneUrl(url)}`;
  if (bareUrl.test(url))
    return schemeReason('https', `https://${url}`) ?? `write the full URL: https://${url}`;
  return meantPage(url);
}

/** Names the page of this site that a path without its form is meant to be. */
function meantPage(url: string): string {
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const ownUrl = path
    .replace(/^[./\\]+|[/\\]+$/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
  return `this is not the address of a page: did you mean /${(ownUrl + end).slice(0, 80)}?`;
}
