import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { eachElement } from './elements';
import { feedPlugins } from './parts';

/**
 * An article's HTML for feed readers, which do not have the site's URL and styles: with absolute URLs, and each part of a
 * text in its form for feeds.
 */
export function feedHtml(html: string, pageUrl: string): string {
  const plain = String(processor().use(absoluteUrls, pageUrl).processSync(html));
  // It would end the CDATA section of RSS.
  return plain.replaceAll(']]>', ']]&gt;');
}

/** They have their size and colour from the site's styles. */
const removeIcons = eachElement('svg', (_, index, parent) => {
  if (index !== undefined) parent?.children.splice(index, 1);
  return index;
});

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(feedPlugins)
  .use(removeIcons)
  .use(removeDataAttributes)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/** Only the site's styles and scripts need them. */
function removeDataAttributes() {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }) => {
      for (const name of Object.keys(properties)) if (/^data[A-Z]/.test(name)) delete properties[name];
    });
}

function absoluteUrls(pageUrl: string) {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        const url = properties[name];
        if (typeof url === 'string' && !URL.canParse(url)) properties[name] = new URL(url, pageUrl).href;
      }
    });
}
