import type { Root } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { pastedFootnotes, withFootnotes } from './footnotes';
import { pastedHeadings } from './headings';
import { plainHtml } from './plainHtml';
import { styledWords } from './styledWords';
import { withoutReview } from './withoutReview';
import { wordLists } from './wordLists';

/** What is kept of pasted HTML. Of other elements only the words stay, as of italics, which the site does not have. */
const kept = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'blockquote', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'b', 's', 'strike', 'a'],
  ],
  attributes: { a: ['href'], ol: ['start'], td: ['colSpan', 'rowSpan'], th: ['colSpan', 'rowSpan'] },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  strip: ['script', 'style', 'title', 'svg', 'math', 'template', 'noscript', 'iframe', 'object', 'xml'],
};

const parserFor = (title: string, firstNote: number) =>
  unified()
    .use(rehypeParse)
    .use(withoutReview)
    .use(wordLists)
    .use(styledWords)
    .use(pastedFootnotes, firstNote)
    .use(rehypeSanitize, kept)
    .use(pastedHeadings, title)
    .use(plainHtml)
    .use(rehypeRemark);

const form: Options = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  // In our texts, the end of a line is the end of a line. Cells have one line.
  handlers: {
    break: (_node, _parent, { stack }) => (stack.includes('tableCell') ? ' ' : '\n'),
    delete: (node, _parent, state, info) => {
      const words = state.containerPhrasing(node, { ...info, before: '~', after: '~' });
      // Tildes between a letter and a punctuation mark would show.
      const before = /^[\p{P}\p{S}]/u.test(words) && /[\p{L}\d]$/u.test(info.before) ? ' ' : '';
      const after = /[\p{P}\p{S}]$/u.test(words) && /^[\p{L}\d]/u.test(info.after) ? ' ' : '';
      return `${before}~~${words}~~${after}`;
    },
  },
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};

/** What is pasted with the HTML, and the document that it is pasted into. */
type Context = {
  /** The plain text of the clipboard. */
  text: string;
  title: string;
  /** The number of its next footnote. */
  firstNote: number;
};

/** The Markdown of HTML, and whether it is more than words in a line; undefined if the plain text says the same. */
export function toMarkdown(
  html: string,
  { text = '', title = '', firstNote = 1 }: Partial<Context> = {},
): { markdown: string; isBlock: boolean } | undefined {
  const parser = parserFor(title, firstNote);
  const tree: Root = parser.runSync(parser.parse(html)) as Root;
  const [first, ...others] = tree.children;
  if (!first) return undefined;
  const isBlock = first.type !== 'paragraph' || others.length > 0;
  const isPlain = !isBlock && first.children.every(({ type }) => type === 'text' || type === 'break');
  if (isPlain && essential(textOf(tree)) === essential(text)) return undefined;
  return { markdown: withFootnotes(writeMarkdown(tree, form)).trim(), isBlock };
}

/** Whether HTML has a picture that a reader would miss: neither an emoji nor a tracking pixel. */
export function hasPictures(html: string): boolean {
  let found = false;
  visit(unified().use(rehypeParse).parse(html), { tagName: 'img' }, ({ properties }) => {
    const { alt = '', width = '' } = properties;
    const isEmoji = /\p{Extended_Pictographic}/u.test(String(alt));
    const isTrackingPixel = /^[01]$/.test(String(width));
    if (!isEmoji && !isTrackingPixel) found = true;
  });
  return found;
}

/** A text without what the converter leaves out: spaces, characters that nobody sees, and emoji, which may be pictures. */
function essential(text: string): string {
  return text.replace(/\ufe0f|[\s\p{Cf}\p{Extended_Pictographic}]/gu, '');
}
