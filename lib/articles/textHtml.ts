import { escapedHtml } from '../text/escapedHtml';

/** What an article's page shows as its text, as HTML. */
type Written = {
  /** Empty for an article without text. */
  html: string;
  excerpt: string;
  disclaimer?: string;
};

/** The text of an article, or its excerpt if it has none, and the disclaimer, if its category has it. */
export function textHtml({ html, excerpt, disclaimer = '' }: Written): string {
  const preview = `<p>${escapedHtml(excerpt)}</p><p data-preview>This is a preview article. Full content coming soon.</p>`;
  return (html || preview) + disclaimer;
}
