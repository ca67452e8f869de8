import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A rehype plugin that replaces the arrows of links back from footnotes, which screen readers do not announce. */
export function nameBackLinks() {
  return (tree: Root) =>
    visit(tree, { tagName: 'a' }, (link: Element) => {
      if ('dataFootnoteBackref' in link.properties) nameBackLink(link);
    });
}

function nameBackLink({ children, properties }: Element): void {
  const [, number = '', repetition] = /(\d+)(?:-(\d+))?$/.exec(String(properties.ariaLabel)) ?? [];
  const value = repetition ? `Back (${repetition})` : 'Back';
  children.splice(0, children.length, { type: 'text', value });
  properties.ariaLabel = `${value} to reference ${number}`;
}
