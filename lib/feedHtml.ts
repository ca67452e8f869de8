import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * The text of an article as feed readers need it, who show it far from its page: every link and picture
 * with its whole address, and without what only the page's own style hides or lets scroll.
 */
export function feedHtml(html: string, pageUrl: string): string {
  const fragment = parseFragment(html);
  adapt(fragment.childNodes, pageUrl);
  return serialize(fragment);
}

/** A plain text as HTML. */
export function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function adapt(nodes: readonly Node[], pageUrl: string): void {
  for (const node of [...nodes]) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    if (node.attrs.some(({ name, value }) => name === 'class' && value === 'visually-hidden')) {
      defaultTreeAdapter.detachNode(node);
      continue;
    }
    if (node.attrs.some(({ name }) => name === 'data-table')) {
      for (const child of [...node.childNodes]) {
        defaultTreeAdapter.detachNode(child);
        defaultTreeAdapter.insertBefore(node.parentNode as DefaultTreeAdapterTypes.ParentNode, child, node);
        adapt([child], pageUrl);
      }
      defaultTreeAdapter.detachNode(node);
      continue;
    }
    // Feed readers scroll code themselves.
    if (node.tagName === 'pre') node.attrs = [];
    for (const attribute of node.attrs) {
      const isAddress = attribute.name === 'href' || attribute.name === 'src';
      if (isAddress && !URL.canParse(attribute.value)) {
        attribute.value = new URL(attribute.value, pageUrl).href;
      }
    }
    adapt(node.childNodes, pageUrl);
  }
}
