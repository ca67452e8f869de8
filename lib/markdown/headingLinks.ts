import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element, elementText, isElement } from './elements';

/** A rehype plugin that makes each heading without a link or a footnote a link to itself, for readers who copy it. */
export function headingLinks() {
  return (tree: Root) => visitHeadings(tree, addLink);
}

/** A rehype plugin that removes these links. */
export function removeHeadingLinks() {
  return (tree: Root) =>
    visitHeadings(tree, (heading, id) => {
      heading.children = heading.children.flatMap((child) =>
        isElement(child) && child.properties.href === `#${id}` ? child.children : [child],
      );
    });
}

function visitHeadings(tree: Root, change: (heading: Element, id: string) => void) {
  visit(tree, 'element', (element) => {
    const { id, className } = element.properties;
    // The heading above the footnotes has a class, because it is hidden.
    if (/^h[1-6]$/.test(element.tagName) && typeof id === 'string' && !className) change(element, id);
  });
}

function addLink(heading: Element, id: string) {
  if (elementText(heading).trim() === '' || hasLink(heading)) return;
  heading.children = [element('a', { href: `#${id}` }, heading.children)];
}

/** A link cannot contain another one. */
function hasLink(heading: Element): boolean {
  let found = false;
  visit(heading, 'element', ({ tagName }) => {
    found ||= tagName === 'a';
  });
  return found;
}
