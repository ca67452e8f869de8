import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { textOf } from './textOf';

/**
 * The ids around a text: those of the page of an article, of a legal page, and of the news page, which opens
 * articles in a dialog. With a second element of such an id a label would name, and a link lead to, the wrong
 * one. A test on the export (heading-ids.spec.ts) keeps this list whole.
 */
const taken = [
  ...['menu', 'main', 'acknowledgement'],
  ...['article-text', 'share', 'related-articles'],
  ...['featured-article', 'latest-articles', 'opened-article'],
  ...['newsletter', 'newsletter-email', 'newsletter-failure'],
  // The heading that remark-gfm puts above the footnotes.
  'footnote-label',
];

/** What gives the headings of one text their ids, in the order of the text; none meets those of the page. */
export function headingSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  return slugger;
}

/** A rehype plugin: gives each heading that has no id one made of its words. */
export function headingIds() {
  return (tree: Root) => nameIn(tree, headingSlugger());
}

function nameIn(parent: Root | Element, slugger: GithubSlugger): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (/^h[1-6]$/.test(child.tagName)) child.properties.id ||= slugger.slug(textOf(child));
    nameIn(child, slugger);
  }
}
