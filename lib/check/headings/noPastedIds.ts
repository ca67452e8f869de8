import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../../markdown/nodes';
import { rule } from '../rule';

/** Reports the ids that Google Docs writes behind headings: `## Costs {#costs}`. */
export const noPastedIds = rule('headings:no-pasted-ids', (tree, file) => {
  for (const heading of nodesOfType(tree, 'heading')) {
    const [id] = /\{#[^{}]*\}\s*$/.exec(textOf(heading)) ?? [];
    if (id)
      file.message(
        `readers see ${id.trim()}: delete it, because the page makes the ids of headings itself`,
        heading,
      );
  }
});
