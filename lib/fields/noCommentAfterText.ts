import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../content/document';

/** Reports titles and sentences whose end YAML treats as a comment. */
export const noCommentAfterText = lintRule<Root>('fields:no-comment-after-text', (_, file) => {
  const { yaml, collection } = documentOf(file);
  for (const { path, hasComment, place } of yaml?.texts ?? []) {
    const name = String(path.at(-1));
    if (!hasComment || !collection.prose.includes(name)) continue;
    const reason = `${name}: the text after # is not shown: put the whole value in quotation marks, or the comment on its own line`;
    file.message(reason, place);
  }
});
