import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf, markedFields } from '../content/document';

/** Reports titles and sentences whose end YAML treats as a comment. */
export const noCommentAfterText = lintRule<Root>('fields:no-comment-after-text', (_, file) => {
  for (const { field, hasComment, place } of markedFields(documentOf(file), 'isWords')) {
    if (!hasComment) continue;
    const reason = `${field}: the text after # is not shown: put the whole value in quotation marks, or the comment on its own line`;
    file.message(reason, place);
  }
});
