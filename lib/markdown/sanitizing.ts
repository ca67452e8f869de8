import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { downloadUrl } from '../schemas/downloads';
import { pictureInTextPattern, pictureUrlPattern } from '../schemas/pictures';

/** Allowed link URLs: this site, anchors on the page, downloads, and the schemes that the content check allows. */
const linkUrl = new RegExp(String.raw`^(?:https:|mailto:|tel:|/(?![/\\])|#)|${downloadUrl.source}`, 'i');

/** Ids of footnotes; headingIds adds those of headings later. */
const footnoteId = /^user-content-fn(?:ref)?-/;

/** Everything that Markdown produces. Every option is set, because the library has a default for each one left out. */
const allowed: Options = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'del', 'sup', 'a', 'img', 'ul', 'ol', 'li', 'input'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'section'],
  ],
  attributes: {
    a: [
      ['href', linkUrl],
      'title',
      ['id', footnoteId],
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['className', 'data-footnote-backref'],
      'ariaLabel',
      ['ariaDescribedBy', 'footnote-label'],
    ],
    img: [['src', pictureUrlPattern, pictureInTextPattern], 'alt', 'title'],
    code: [['className', /^language-/]],
    h2: [
      ['id', 'footnote-label'],
      ['className', 'sr-only'],
    ],
    section: ['dataFootnotes', ['className', 'footnotes']],
    ul: [['className', 'contains-task-list']],
    ol: ['start', ['className', 'contains-task-list']],
    li: [
      ['className', 'task-list-item'],
      ['id', footnoteId],
    ],
    input: ['checked', ['type', 'checkbox'], ['disabled', true]],
    th: ['align'],
    td: ['align'],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: {
    li: ['ul', 'ol'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  // Their content is code, or would be parsed differently without them.
  strip: [
    ...['script', 'style', 'svg', 'math', 'template', 'noscript', 'textarea', 'title', 'xmp'],
    ...['iframe', 'object', 'embed', 'noembed', 'noframes', 'plaintext', 'select'],
  ],
  protocols: { href: ['https', 'mailto', 'tel'], src: ['https'] },
  clobber: [],
};

/**
 * A rehype plugin that keeps what Markdown produces, with allowed URLs, and removes everything else. The site's own
 * plugins run after it.
 */
export function sanitizing() {
  return rehypeSanitize(allowed);
}
