import type { Html } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { legalComponents } from '../../schema/legalText';
import type { ParsedDocument } from '../parse';
import { startOf } from '../places';
import { errorAt, type Finding } from '../problem';

/** HTML and program code in a text: the page leaves HTML out without a word, and runs the code. */
export function markup({ nodes = [] }: ParsedDocument): Finding[] {
  const findings: Finding[] = [];
  const opened = new Set<string>();
  for (const node of nodes) {
    const message = faultOf(node as MarkupNode, opened);
    if (message) findings.push(errorAt(startOf(node), message));
  }
  return findings;
}

type MarkupNode =
  | Html
  | MdxJsxFlowElement
  | MdxJsxTextElement
  | { type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm'; value: string };

function faultOf(node: MarkupNode, opened: Set<string>): string | undefined {
  switch (node.type) {
    case 'html':
      return htmlFault(node.value, opened);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagFault(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A remark, {/* so */}, leaves nothing on the page.
      if (node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '') return undefined;
      return 'curly brackets run program code in this file: write \\{ where you mean the sign';
    case 'mdxjsEsm':
      return 'import and export are program code: take the line out, or do not start it with that word';
  }
}

function tagFault({ name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const known = legalComponents.map((component) => `<${component} />`).join(', ');
  if (!name || !legalComponents.some((component) => component === name)) {
    return `${name ? `<${name}>` : '<>'} cannot be used: write Markdown, or one of ${known}`;
  }
  if (attributes.length > 0 || children.length > 0)
    return `<${name} /> stands alone: write exactly <${name} />`;
  return undefined;
}

const cures: Record<string, string> = {
  script: 'scripts are not allowed in content: take it out',
  iframe: 'write a link instead: [text](https://…)',
  a: 'write [text](https://…) instead',
  img: 'write ![what the picture shows](https://images.unsplash.com/photo-…) instead',
  b: 'write **text** instead',
  strong: 'write **text** instead',
  i: 'write *text* instead',
  em: 'write *text* instead',
  br: 'press Enter instead: line breaks are kept',
  p: 'leave an empty line between paragraphs instead',
  hr: 'write --- on a line of its own, with empty lines around it',
  li: 'write - and a space in front of each item instead',
  ul: 'write - and a space in front of each item instead',
  ol: 'write 1. and a space in front of each item instead',
  table: 'write a table with | between the cells and | --- | below the first line instead',
  h1: 'write ## and a space in front of the heading instead',
  h2: 'write ## and a space in front of the heading instead',
  h3: 'write ### and a space in front of the heading instead',
};

/** As browsers read it: to them <!--> and --!> are ends, and what follows is HTML. */
const remark = /<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->/g;

function htmlFault(value: string, opened: Set<string>): string | undefined {
  const visible = value.replace(remark, '').trim();
  if (visible === '') return undefined;
  if (/^<!--[\s\S]*-->$/.test(visible))
    return 'this remark ends before its end: write <!-- remark -->, with no > or ! at its two hyphens in between';
  if (visible.startsWith('<!--'))
    return 'this remark is never closed and hides the text below: end it with -->';
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(visible) ?? [];
  const tag = name.toLowerCase();
  // The closing tag of one that is reported already.
  if (slash && opened.has(tag)) return undefined;
  opened.add(tag);
  const cure = cures[tag] ?? 'write it in Markdown, or \\< where you mean the sign';
  return `${name ? `<${slash}${name}>` : 'this'} is HTML, which the page leaves out: ${cure}`;
}
