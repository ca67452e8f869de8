import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf, isDraft } from '../../content/document';
import { reportPlaceholders } from './placeholders';

/** Reports placeholders in drafts. A separate rule, because they are only warnings there. */
export const noPlaceholdersInDrafts = lintRule<Root>('text:no-placeholders-in-drafts', (tree, file) => {
  if (isDraft(documentOf(file))) reportPlaceholders(tree, file);
});
