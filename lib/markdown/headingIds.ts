import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { elementText } from './elements';

/** Ids of the frame, of a text and of forms, which no heading and no section can have. */
export const fixedIds = [
  ...['menu', 'main', 'acknowledgement', 'article-text', 'opened-article'],
  ...['contact-collection', 'contact-failure'],
  ...['newsletter-collection', 'newsletter-email', 'newsletter-failure'],
  // remark-gfm's heading above the footnotes.
  'footnote-label',
];

/**
 * Ids in the components of pages that show a text. The News page is one, because it opens articles in a dialog.
 * A duplicate id would point labels and links to the wrong element. tests/site/documents.test.ts keeps this list complete.
 */
const reserved = [
  ...fixedIds,
  ...['share', 'related-articles', 'featured-article', 'latest-articles', 'newsletter'],
];

/** A slugger for the headings of one text, in order. Its ids never equal those of the page. */
export function headingSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of reserved) slugger.slug(id);
  return slugger;
}

/** A heading of a text: `text` is what its id is made from, without pictures and the numbers of footnotes. */
export type Heading = { id: string; level: number; text: string; position?: Position };

/** A rehype plugin that adds an id, made from its text, to each heading without one. */
export function headingIds() {
  return (tree: Root) => void addHeadingIds(tree);
}

/** The headings of a parsed text in the order of its page, with the ids that `headingIds` gives them there. */
export function headingsOf(tree: MarkdownRoot): Heading[] {
  return addHeadingIds(toHast(tree) as Root);
}

function addHeadingIds(tree: Root): Heading[] {
  const slugger = headingSlugger();
  const headings: Heading[] = [];
  visit(tree, 'element', (element) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (!level || element.properties.id) return;
    const text = elementText(element);
    const id = slugger.slug(text);
    element.properties.id = id;
    headings.push({ id, level, text, position: element.position });
  });
  return headings;
}
