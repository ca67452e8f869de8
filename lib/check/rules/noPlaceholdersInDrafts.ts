import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf, isDraft } from '../document';
import { reportPlaceholders } from '../placeholders';

/** The same in drafts, as a rule of its own so that they can be warnings there. */
export const noPlaceholdersInDrafts = lintRule<Root>('text:no-placeholders-in-drafts', (tree, file) => {
  if (isDraft(documentOf(file))) reportPlaceholders(tree, file);
});
