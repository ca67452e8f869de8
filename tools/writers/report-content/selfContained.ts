import { parseFragment } from 'parse5';
import { type Element, elementsOf, remove, serialize } from '../../build/post-process/dom';
import type { Export } from './export';

type Options = {
  site: Export;
  /** Prefix of every id, because the report shows several articles. */
  slug: string;
  /** The drawing that replaces pictures on other hosts, as a path of the export. */
  drawing: string;
};

/** Makes part of a page self-contained, so that browsers request nothing. */
export async function selfContained(html: string, options: Options): Promise<string> {
  const fragment = parseFragment(html);
  for (const element of elementsOf(fragment)) await contain(element, options);
  return serialize(fragment);
}

async function contain(element: Element, { site, slug, drawing }: Options): Promise<void> {
  // The JPEG or PNG is enough for all browsers.
  if (element.tagName === 'source') return remove(element);
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const url = attributes.get('href') ?? attributes.get('src') ?? '';
  for (const name of ['srcset', 'sizes', 'target', 'loading']) attributes.delete(name);
  for (const name of ['id', 'aria-describedby'])
    if (attributes.has(name)) attributes.set(name, `${slug}-${attributes.get(name)}`);
  if (element.tagName === 'a') attributes.set('href', linkFrom(url, site.url, slug));
  if (element.tagName === 'use') attributes.set('href', url.replace(/^.*#/, '#icon-'));
  if (element.tagName === 'img') {
    const path = url.startsWith('/') ? url : drawing;
    attributes.set('src', (await site.dataOf(path)) ?? 'data:,');
  }
  element.attrs = [...attributes].map(([name, value]) => ({ name, value }));
}

/** The target of a link on a page outside the site. */
function linkFrom(url: string, siteUrl: string, slug: string): string {
  if (url.startsWith('#')) return `#${slug}-${url.slice(1)}`;
  return url.startsWith('/') ? `${siteUrl}${url}` : url;
}
