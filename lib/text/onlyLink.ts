import type { Element, RootContent } from 'hast';

/** The link of a paragraph that has nothing else. */
export function onlyLink(node: RootContent): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [only, ...others] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  return others.length === 0 && only?.type === 'element' && only.tagName === 'a' ? only : undefined;
}
