import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A rehype plugin that prepares the numbers of lists for Prose and names the checkboxes of tasks. */
export function prepareLists() {
  return (tree: Root) =>
    visit(tree, 'element', (element) => {
      const { properties, tagName } = element;
      if (tagName === 'ol') markDigits(element);
      if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'To do';
    });
}

/** Notes how many digits the numbers of a list have, for which Prose makes room. */
function markDigits({ children, properties }: Element): void {
  const items = children.filter((child) => child.type === 'element');
  const lastNumber = Number(properties.start ?? 1) + items.length - 1;
  if (lastNumber >= 10) properties.dataDigits = String(lastNumber).length;
}
