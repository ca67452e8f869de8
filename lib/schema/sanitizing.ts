import type { Element, Nodes, Root, RootContent } from 'hast';
import type {} from 'mdast-util-mdx';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import { pictureUrlPattern } from './picture';

/** Allowed link URLs: this site, anchors on the page, and the schemes that the content check allows. */
const linkUrl = /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i;

/** Ids of footnotes; headingIds adds those of headings later. */
const footnoteId = /^user-content-fn(?:ref)?-/;

/** Replaces the components of legal texts, which the sanitiser would remove. */
const placeholder = 'x-component';

/**
 * Everything that Markdown produces. Every option is set, because the library has a default for each one left out.
 */
const allowed: Options = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'del', 'sup', 'a', 'img', 'ul', 'ol', 'li', 'input'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'section', placeholder],
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
    img: [['src', pictureUrlPattern], 'alt', 'title'],
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
    [placeholder]: ['index'],
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

const sanitize = rehypeSanitize(allowed);

/**
 * A rehype plugin that keeps what Markdown produces, with allowed URLs, and removes everything else. The site's own
 * plugins run after it.
 */
export function sanitizing() {
  return (tree: Root): Root => {
    const components: MdxNode[] = [];
    visit(tree, (node, index, parent) => {
      if (!isMdx(node) || !parent || index === undefined) return undefined;
      components.push(node);
      const properties = { index: components.length - 1 };
      parent.children[index] = { type: 'element', tagName: placeholder, properties, children: [] };
      return SKIP;
    });
    const safe = sanitize(tree) as Root;
    visit(safe, { tagName: placeholder }, (element: Element, index, parent) => {
      const component = components[Number(element.properties.index)];
      if (parent && index !== undefined) parent.children[index] = component ?? { type: 'text', value: '' };
      return SKIP;
    });
    return safe;
  };
}

type MdxNode = Extract<RootContent, { type: `mdx${string}` }>;

/** After `refuseCode`, the only MDX nodes are the site's components. */
function isMdx(node: Nodes): node is MdxNode {
  return node.type.startsWith('mdx');
}
