import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { eachElement } from './elements';

/** A rehype plugin that replaces the arrows of links back from footnotes, which screen readers do not announce. */
export const nameBackLinks = eachElement('li', (note) => {
  const links: Element[] = [];
  visit(note, { tagName: 'a' }, (link: Element) => {
    if ('dataFootnoteBackref' in link.properties) links.push(link);
  });
  for (const [index, link] of links.entries()) nameBackLink(link, links.length > 1 ? index + 1 : undefined);
});

function nameBackLink({ children, properties }: Element, mention?: number): void {
  const [number] = /\d+/.exec(String(properties.ariaLabel)) ?? [];
  const value = mention ? `Back to mention ${mention}` : 'Back';
  children.splice(0, children.length, { type: 'text', value });
  properties.ariaLabel = mention ? `${value} of footnote ${number}` : `${value} to reference ${number}`;
}
