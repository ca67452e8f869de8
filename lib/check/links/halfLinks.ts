import type { Link, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { memoized } from '../../markdown/memoized';

/** A link that readers see as a URL, with the text in front of it that should have been the link. */
type HalfLink = {
  link: Link;
  before: Text;
  /** `[text]` with the space after it; undefined for a URL in parentheses. */
  brackets?: string;
  /** The URL with https://. */
  url: string;
};

/** `[text] https://…` and `text (https://…)`, whose URLs the parser turns into links of their own. */
export const halfLinks = memoized((tree: Root): readonly HalfLink[] => {
  const found: HalfLink[] = [];
  visit(tree, 'link', (link, index, parent) => {
    const before = index ? parent?.children[index - 1] : undefined;
    const after = index === undefined ? undefined : parent?.children[index + 1];
    if (before?.type !== 'text' || !/^(?:https?:\/\/|www\.)/i.test(textOf(link))) return;
    // [1] starts a footnote.
    const [brackets] = /\[(?!\^?\d+\])[^[\]]+\]\s*$/.exec(before.value) ?? [];
    const url = link.url.replace(/^http:/, 'https:');
    const isEnclosed = /\S\s*\($/.test(before.value) && after?.type === 'text' && after.value.startsWith(')');
    if (brackets) found.push({ link, before, brackets, url });
    else if (isEnclosed && !/\]\s*\($/.test(before.value)) found.push({ link, before, url });
  });
  return found;
});
