import type { Blockquote, Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { calloutIcons, calloutMark } from '../markdown/callouts';
import { nodesOfType } from '../markdown/nodes';
import { nearest } from '../schemas/didYouMean';
import { rule } from './rule';

/** Reports call-outs, `> [!NOTE]`, that the page would show as a quotation. */
export const noFailedCallouts = rule('text:callouts', (tree, file) => {
  const top = new Set<unknown>(tree.children);
  const inQuotations = new Set<unknown>();
  for (const quotation of nodesOfType(tree, 'blockquote')) {
    const [first] = quotation.children;
    if (first?.type !== 'paragraph') continue;
    const [, plain] = /^\s*!?\[\s*(\w+)\s*!?\]\s*(?:\n|$)/.exec(textOf(first)) ?? [];
    const meant = plain?.toUpperCase() ?? emphasisedKind(first) ?? '';
    if (calloutIcons.has(meant))
      file.message(`this is a quotation: for a call-out, write only [!${meant}] on its first line`, first);
    if (!calloutKind(first)) continue;
    inQuotations.add(first);
    const reason = calloutReason(first, quotation, top.has(quotation));
    if (reason) file.message(reason, first);
  }
  for (const paragraph of nodesOfType(tree, 'paragraph')) {
    if (!inQuotations.has(paragraph) && calloutIcons.has(calloutKind(paragraph) ?? ''))
      file.message(`this is not a call-out yet: start each of its lines with > and a space`, paragraph);
  }
});

/** The kind of the call-out that a paragraph starts, such as `NOTE`, known or not; undefined for anything else. */
export function calloutKind(node: Nodes | undefined): string | undefined {
  const start = node?.type === 'paragraph' && node.children[0];
  const [, name] = (start && start.type === 'text' && calloutMark.exec(start.value)) || [];
  return name?.toUpperCase();
}

/** The same for a paragraph that starts with `**[!NOTE]**`, as chat assistants write it. */
function emphasisedKind({ children: [start] }: Paragraph): string | undefined {
  const isEmphasised = start?.type === 'strong' || start?.type === 'emphasis';
  return isEmphasised ? calloutMark.exec(textOf(start))?.[1]?.toUpperCase() : undefined;
}

function calloutReason(first: Paragraph, quotation: Blockquote, isTop: boolean): string | undefined {
  const text = textOf(first);
  const [mark = '', name = '', others = ''] = calloutMark.exec(text) ?? [];
  const kinds = [...calloutIcons.keys()];
  if (!calloutIcons.has(name.toUpperCase())) {
    const meant = nearest(name, kinds);
    const list = kinds.map((kind) => `[!${kind}]`).join(', ');
    return `there is no call-out [!${name}]: ${meant ? `did you mean [!${meant}]? The kinds are` : 'write one of'} ${list}`;
  }
  if (!mark.trimStart().startsWith(`[!${name}]`))
    return `write [!${name.toUpperCase()}] without spaces inside the brackets`;
  if (others.trim())
    return `write [!${name.toUpperCase()}] on its own line, and the text of the call-out on the lines below it, each after > and a space`;
  if (text.slice(mark.length).trim() === '' && quotation.children.length === 1)
    return `this call-out has no text: write it on the lines below [!${name.toUpperCase()}], each after > and a space`;
  return isTop
    ? undefined
    : 'a call-out cannot be in a list or in another quotation: leave an empty line above it, and start it without spaces in front of the >';
}
