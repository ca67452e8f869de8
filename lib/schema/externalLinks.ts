import type { Options } from 'rehype-external-links';

/** How links that leave the site are written in articles and legal texts. */
export const externalLinks: Options = {
  target: '_blank',
  rel: ['noopener'],
  content: { type: 'text', value: ' (opens in a new tab)' },
  contentProperties: { className: ['visually-hidden'] },
};
