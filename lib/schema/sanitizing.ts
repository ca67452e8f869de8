import type { Element, Nodes, Root } from 'hast';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { pictureAddress } from './picture';

/** Where links may lead: this site, places on the page, and what the content check allows elsewhere. */
const linkAddress = /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i;

/** Ids that footnotes get; those of headings come later, from headingIds. */
const footnoteId = /^user-content-fn(?:ref)?-/;

/** Stands in for a component of a legal text, which a sanitiser of HTML does not know. */
const standIn = 'x-component';

/**
 * All that Markdown makes of a text; whatever else a tree holds did not come from Markdown. Every setting is
 * given, for the library's own stands in for one that is not.
 */
const allowed: Options = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'del', 'sup', 'a', 'img', 'ul', 'ol', 'li', 'input'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'section', standIn],
  ],
  attributes: {
    a: [
      ['href', linkAddress],
      'title',
      ['id', footnoteId],
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['className', 'data-footnote-backref'],
      'ariaLabel',
      ['ariaDescribedBy', 'footnote-label'],
    ],
    img: [['src', pictureAddress], 'alt', 'title'],
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
    [standIn]: ['index'],
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
  // What stands in these is code, or is read as another language when it stands alone.
  strip: [
    ...['script', 'style', 'svg', 'math', 'template', 'noscript', 'textarea', 'title', 'xmp'],
    ...['iframe', 'object', 'embed', 'noembed', 'noframes', 'plaintext', 'select'],
  ],
  protocols: { href: ['https', 'mailto', 'tel'], src: ['https'] },
  clobber: [],
};

const sanitize = rehypeSanitize(allowed);

/**
 * A rehype plugin: keeps of a text what Markdown makes, with addresses that may stand there, drops the rest.
 * Ids of headings, the box around tables and the attributes of links are ours: their plugins come after it.
 */
export function sanitizing() {
  return (tree: Root): Root => {
    const components: Nodes[] = [];
    const withStandIns = replace(tree, (node) => {
      if (!isComponent(node)) return node;
      components.push(node);
      const properties = { index: components.length - 1 };
      return { type: 'element', tagName: standIn, properties, children: [] };
    });
    const safe = sanitize(withStandIns);
    return replace(safe, (node) =>
      isStandIn(node) ? (components[Number(node.properties.index)] ?? { type: 'text', value: '' }) : node,
    );
  };
}

/** MDX' own nodes; `refuseCode` has seen to it that only components of the site are among them. */
function isComponent({ type }: Nodes): boolean {
  return /^mdx/.test(type);
}

function isStandIn(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === standIn;
}

/** The tree with every node, save itself, put through a function. */
function replace<Parent extends Nodes>(parent: Parent, change: (node: Nodes) => Nodes): Parent {
  if (!('children' in parent)) return parent;
  const children = parent.children.map((child) => replace(change(child as Nodes), change));
  return { ...parent, children };
}
