import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { basePath } from '../urls/site';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * An article's HTML for feed readers, which do not have the site's URL and styles: with absolute URLs, without
 * visually hidden text and scroll containers.
 */
export function feedHtml(html: string, pageUrl: string): string {
  const fragment = parseFragment(html);
  adapt(fragment.childNodes, pageUrl);
  return serialize(fragment);
}

/** A call-out becomes a quotation with a bold label, the card of a video a paragraph. */
function rename(element: Element, tagName: string): void {
  element.tagName = tagName;
  element.nodeName = tagName;
  element.attrs = [];
}

/** Removes the drawing and the icon of a video's card. */
function removePicture({ childNodes }: Element): void {
  for (const link of childNodes) {
    if (!defaultTreeAdapter.isElementNode(link)) continue;
    link.childNodes = link.childNodes.filter(({ nodeName }) => !['img', 'svg'].includes(nodeName));
  }
}

/** Plain text as HTML, also for an attribute in double quotation marks. */
export function escapedHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Attributes that only the site's styles need. */
const styleHooks = new Set(['data-digits', 'data-label', 'data-quotation']);

/** Attributes of images in feeds. */
const feedImage = new Set(['src', 'alt', 'title', 'width', 'height']);

function adapt(nodes: readonly Node[], pageUrl: string): void {
  for (const node of [...nodes]) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    if (node.attrs.some(({ name, value }) => name === 'class' && value === 'visually-hidden')) {
      defaultTreeAdapter.detachNode(node);
      continue;
    }
    if (node.tagName === 'source') {
      defaultTreeAdapter.detachNode(node);
      continue;
    }
    // Feed readers know neither the scroll container nor a choice of formats.
    if (node.tagName === 'picture' || node.attrs.some(({ name }) => name === 'data-table')) {
      for (const child of [...node.childNodes]) {
        defaultTreeAdapter.detachNode(child);
        defaultTreeAdapter.insertBefore(node.parentNode as DefaultTreeAdapterTypes.ParentNode, child, node);
        adapt([child], pageUrl);
      }
      defaultTreeAdapter.detachNode(node);
      continue;
    }
    if (node.attrs.some(({ name }) => name === 'data-callout')) rename(node, 'blockquote');
    if (node.attrs.some(({ name }) => name === 'data-video')) {
      rename(node, 'p');
      removePicture(node);
    }
    node.attrs = node.attrs.filter(({ name }) => !styleHooks.has(name));
    // Feed readers scroll code themselves.
    if (node.tagName === 'pre') node.attrs = [];
    if (node.tagName === 'img') node.attrs = node.attrs.filter(({ name }) => feedImage.has(name));
    for (const attribute of node.attrs) {
      const isUrl = attribute.name === 'href' || attribute.name === 'src';
      if (isUrl && !URL.canParse(attribute.value)) {
        attribute.value = new URL(attribute.value.replace(/^\/(?!\/)/, `${basePath}/`), pageUrl).href;
      }
    }
    adapt(node.childNodes, pageUrl);
  }
}
