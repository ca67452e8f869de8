import { diffArrays } from 'diff';
import {
  attribute,
  type Element,
  elementsOf,
  isElement,
  isText,
  type Node,
  parse,
} from '../../../build/post-process/dom';

/** A line that differs; without `before` it is new, without `after` it is gone. */
export type TextChange = { before?: string; after?: string };

/** Elements within a line of text. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);

const withoutText = new Set(['script', 'style', 'svg', 'template']);

/** The title of a page, without the name of the site. */
export function titleOf(html: string): string {
  return linesOf(html)[0]?.replace(/^Title: | \| [^|]*$/g, '') ?? '';
}

/** The lines of a page's text that differ, with its title, description, links and alternative texts. */
export function textChanges(before: string, after: string): TextChange[] {
  const changes: TextChange[] = [];
  let removed: string[] = [];
  for (const { value, ...part } of diffArrays(linesOf(before), linesOf(after))) {
    if (part.removed) removed = value;
    else {
      const added = part.added ? value : [];
      for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
        changes.push({ before: removed[index], after: added[index] });
      removed = [];
    }
  }
  return [...changes, ...removed.map((line) => ({ before: line }))];
}

function linesOf(html: string): string[] {
  const elements = elementsOf(parse(html));
  const named = (name: string) => elements.find(({ tagName }) => tagName === name);
  const description = elements.find((element) => attribute(element, 'name') === 'description');
  const [title, body] = [named('title'), named('body')];
  return [
    ...(title ? [`Title: ${textLines(title).join(' ')}`] : []),
    ...(description ? [`Description: ${attribute(description, 'content')}`] : []),
    ...(body ? textLines(body) : []),
  ];
}

/** One line for each block of text, link and alternative text, in document order. */
function textLines(root: Element): string[] {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  const visit = (node: Node) => {
    if (isText(node)) line += node.value;
    if (!isElement(node) || withoutText.has(node.tagName)) return;
    const isBlock = !inline.has(node.tagName);
    if (isBlock) endLine();
    for (const child of node.childNodes) visit(child);
    if (isBlock) endLine();
    const href = node.tagName === 'a' && attribute(node, 'href');
    const alternative = node.tagName === 'img' && attribute(node, 'alt');
    if (href) lines.push(`Link: ${href}`);
    if (alternative) lines.push(`Alternative text: ${alternative}`);
  };
  visit(root);
  return lines;
}
