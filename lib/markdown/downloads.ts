import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { downloadOf, downloadUrl } from '../schemas/downloads';
import { onlyLink } from './elements';
import { lineIcon } from './lineIcon';

/**
 * A rehype plugin that turns a link to `../files/annual-letter.pdf` into a download: its type and size follow the text,
 * and its URL has a hash. Alone in its paragraph it is a block with an icon. tools/build/writeDownloads.ts copies
 * the file there.
 */
export function toDownloads({ contentDir = 'content' } = {}) {
  return (tree: Root) => {
    visit(tree, { tagName: 'a' }, (link: Element) => {
      const [, name] = downloadUrl.exec(String(link.properties.href)) ?? [];
      if (name) toDownload(link, name, contentDir);
    });
    for (const node of tree.children) {
      const link = onlyLink(node);
      if (node.type !== 'element' || !link?.properties.download) continue;
      node.properties.dataDownload = '';
      link.children.unshift(downloadIcon);
    }
  };
}

/** An arrow to a line below it. */
const downloadIcon = lineIcon('M10 3v10M5.5 9l4.5 4.5L14.5 9M4 17h12');

function toDownload(link: Element, name: string, contentDir: string): void {
  const { href, facts } = downloadOf(name, contentDir);
  if (!href) {
    delete link.properties.href;
    return;
  }
  link.properties.href = href;
  link.properties.download = name;
  link.children.push({ type: 'text', value: ` (${facts})` });
}
