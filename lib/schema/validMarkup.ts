import type { Element, Root } from 'hast';

/**
 * A rehype plugin: what Markdown makes of tables and task lists, as today's HTML wants it. The alignment of
 * a cell becomes data that Prose styles, for the attribute is no longer valid; the box of a task gets a name.
 */
export function validMarkup() {
  return (tree: Root) => mend(tree);
}

function mend(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { properties, tagName } = child;
    if (properties.align) {
      properties.dataAlign = properties.align;
      delete properties.align;
    }
    if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'To do';
    mend(child);
  }
}
