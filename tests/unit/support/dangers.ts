import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that cannot load, run or cover anything. */
const harmless = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code strong em del sup a img ul ol li input table thead tbody tr th td section div span'.split(
    ' ',
  ),
);

const attributes =
  /^(?:href|title|id|src|alt|class|start|align|checked|disabled|type|rel|target|role|tabindex|data-table|data-footnotes|data-footnote-(?:ref|backref)|aria-(?:label|describedby))$/;

/** A picture of the image host, or a name in content/pictures/, which is replaced by prepared files. */
const harmlessPicture =
  /^(?:https:\/\/images\.unsplash\.com\/photo-[\da-f-]+|\.\.\/pictures\/[a-z\d-]+\.(?:jpe?g|png|webp|avif))$/;

/** Everything in HTML that could run, load, style or mislead in a browser. */
export function dangersIn(html: string): string[] {
  return parseFragment(html).childNodes.flatMap(dangersOf);
}

function dangersOf(node: Node): string[] {
  if (defaultTreeAdapter.isCommentNode(node)) return [`a comment: ${node.data}`];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const own = harmless.has(node.tagName) ? [] : [`<${node.tagName}>`];
  const found = node.attrs.flatMap(({ name, value }) => {
    if (!attributes.test(name)) return [`${name}="${value}"`];
    if (name === 'href' && !/^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i.test(value)) return [`href="${value}"`];
    if (name === 'src' && !harmlessPicture.test(value)) return [`src="${value}"`];
    return [];
  });
  return [...own, ...found, ...node.childNodes.flatMap(dangersOf)];
}
