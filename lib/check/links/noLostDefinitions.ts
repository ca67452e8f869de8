import { nodesOfType } from '../../markdown/nodes';
import { rule } from '../rule';

/** Reports lines such as `[1]: /about` that no link and no picture uses, or whose name a line above them has. */
export const noLostDefinitions = rule('links:no-lost-definitions', (tree, file) => {
  const references = nodesOfType(tree, 'linkReference', 'imageReference');
  const used = new Set(references.map(({ identifier }) => identifier));
  const urls = new Map<string, string>();
  for (const node of nodesOfType(tree, 'definition')) {
    const { identifier, url } = node;
    const name = `[${node.label ?? identifier}]`;
    const firstUrl = urls.get(identifier);
    // A comment, [//]: # (words), or what linkUrl reports.
    if (url === '#' || /^data:/i.test(url)) continue;
    if (!used.has(identifier)) file.message(unusedReason(name), node);
    else if (firstUrl !== undefined) file.message(repeatedReason(name, firstUrl), node);
    else urls.set(identifier, url);
  }
});

function unusedReason(name: string): string {
  return `the page does not show this line, because no link in the text uses ${name}: write it as an item of a list, - [words](URL), or as a footnote`;
}

/** The URL instead of a line number, which would be wrong in a field. */
function repeatedReason(name: string, firstUrl: string): string {
  return `the page does not use this line, because a line above it has ${name} already (${firstUrl.slice(0, 80)}): write another name here and in its link, or delete this line`;
}
