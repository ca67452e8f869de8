import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { headingSlugger } from '../schema/headingIds';
import { nodesOfType } from './nodes';

/** The anchors of a text: the ids that headingIds writes on the page. */
export function anchorsOf(tree: Root): ReadonlySet<string> {
  const slugger = headingSlugger();
  const anchors = new Set<string>();
  for (const heading of nodesOfType(tree, 'heading')) {
    anchors.add(slugger.slug(textOf(heading, { includeImageAlt: false, includeHtml: false })));
  }
  return anchors;
}
