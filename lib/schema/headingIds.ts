import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './textOf';

/**
 * Ids in the components of pages that show a text. The News page is one, because it opens articles in a dialog.
 * A duplicate id would point labels and links to the wrong element. heading-ids.spec.ts keeps this list complete.
 */
const reserved = [
  ...['menu', 'main', 'acknowledgement'],
  ...['article-text', 'share', 'related-articles'],
  ...['featured-article', 'latest-articles', 'opened-article'],
  ...['newsletter', 'newsletter-collection', 'newsletter-email', 'newsletter-failure'],
  // remark-gfm's heading above the footnotes.
  'footnote-label',
];

/** A slugger for the headings of one text, in order. Its ids never equal those of the page. */
export function headingSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of reserved) slugger.slug(id);
  return slugger;
}

/** A rehype plugin that adds an id, made from its text, to each heading without one. */
export function headingIds() {
  return (tree: Root) => {
    const slugger = headingSlugger();
    visit(tree, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) element.properties.id ||= slugger.slug(textOf(element));
    });
  };
}
