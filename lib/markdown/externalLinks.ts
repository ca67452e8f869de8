import type { ElementContent } from 'hast';
import type { Options } from 'rehype-external-links';
import { eachElement, isElement } from './elements';

const visuallyHidden = 'visually-hidden';

/** What external links in articles and legal texts get. */
export const externalLinks: Options = {
  target: '_blank',
  rel: ['noopener'],
  content: { type: 'text', value: ' (opens in a new tab)' },
  contentProperties: { className: [visuallyHidden] },
};

/** Whether a node is the text that an external link has for screen readers. */
export function isVisuallyHidden(node: ElementContent): boolean {
  const { className } = isElement(node) ? node.properties : {};
  return Array.isArray(className) && className.includes(visuallyHidden);
}

/** Feed readers would show it. */
export const removeHiddenText = eachElement('a', (link) => {
  link.children = link.children.filter((child) => !isVisuallyHidden(child));
});
