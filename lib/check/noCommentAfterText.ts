import { markedFields } from '../content/document';
import { rule } from './rule';

/** Reports texts whose end YAML treats as a comment. */
export const noCommentAfterText = rule('fields:no-comment-after-text', (_, file, document) => {
  for (const { field, hasComment, marks, place } of markedFields(document, 'isText')) {
    const { isLink, isCategory, refersTo, isSetting } = marks;
    // A URL or the name of a document has no space in front of a #, so nothing is lost.
    if (!hasComment || isLink || isCategory || refersTo || isSetting) continue;
    const reason = `${field}: the text after # is not shown: put the whole value in quotation marks, or the comment on its own line`;
    file.message(reason, place);
  }
});
