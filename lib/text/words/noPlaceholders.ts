import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf, isDraft } from '../../content/document';
import { reportPlaceholders } from './placeholders';

/** Reports placeholders in published content. */
export const noPlaceholders = lintRule<Root>('text:no-placeholders', (tree, file) => {
  if (!isDraft(documentOf(file))) reportPlaceholders(tree, file);
});
