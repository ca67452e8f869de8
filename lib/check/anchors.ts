import { toString as textOf } from 'mdast-util-to-string';
import { headingSlugger } from '../schema/headingIds';
import type { ParsedDocument } from './parse';

/** The anchors of a text as headingIds writes them; undefined when the text could not be read. */
export function anchorsOf({ nodes }: ParsedDocument): ReadonlySet<string> | undefined {
  if (!nodes) return undefined;
  const slugger = headingSlugger();
  const anchors = new Set<string>();
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    anchors.add(slugger.slug(textOf(node, { includeImageAlt: false, includeHtml: false })));
  }
  return anchors;
}
