import { decodeString } from 'micromark-util-decode-string';
import { markedFields } from '../../content/document';
import { rule } from '../rule';

/** What nobody writes as plain words; a title may name an element, such as <b>. */
const markup = /\[[^[\]]{1,80}\]\(|\*\*\S[^*]{0,80}\*\*|<a\s[^<>]{0,200}>/i;

/** What HTML and Markdown show as another character, such as `&eacute;` or `&#233;`. */
const characterReference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/** Reports Markdown and HTML in fields without them, which show it as it is written. */
export const noMarkup = rule('fields:no-markup', (_, file, document) => {
  for (const { field, text, marks, place } of markedFields(document, 'isText')) {
    const { contentMediaType, isLink, isSetting } = marks;
    if (contentMediaType === 'text/markdown' || isLink || isSetting) continue;
    const [reference = ''] = characterReference.exec(text) ?? [];
    const character = decodeString(reference);
    // Names such as &co; mean nothing, and are shown as they are.
    if (character !== reference)
      file.message(`${field}: visitors see ${reference} as it is written: write ${character}`, place);
    const [found] = markup.exec(text) ?? [];
    if (!found) continue;
    const reason = `${field}: visitors see ${found.slice(0, 40)} as it is written, because this field has no links, bold words or HTML: write the words alone`;
    file.message(reason, place);
  }
});
