import type { Options } from 'rehype-external-links';

/** What external links in articles and legal texts get. */
export const externalLinks: Options = {
  target: '_blank',
  rel: ['noopener'],
  content: { type: 'text', value: ' (opens in a new tab)' },
  contentProperties: { className: ['visually-hidden'] },
};
