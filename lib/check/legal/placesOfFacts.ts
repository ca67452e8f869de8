import type { Paragraph, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../../markdown/nodes';
import { placeInText } from '../../markdown/places';
import { factPattern } from '../../schemas/facts';
import { conditions, contactFacts, linkFacts } from '../../schemas/legalFacts';
import { rule } from '../rule';

/** Reports the facts of legal texts where their page would not show what is meant. */
export const placesOfFacts = rule('legal:places-of-facts', (tree, file, { lines, collection }) => {
  if (!collection.textFacts?.length) return;

  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const first = new Set(paragraphs.map(({ children: [text] }) => text));
  for (const node of nodesOfType(tree, 'text')) {
    const report = (index: number, found: string, reason: string) =>
      file.message(reason, placeInText(lines, node, index, found));
    for (const { 0: fact, 1: name = '', index } of node.value.matchAll(factPattern)) {
      const isAlone = paragraphs.some(({ children }) => children.length === 1 && children[0] === node);
      if (contactFacts.includes(name) && !(isAlone && node.value === fact))
        report(index, fact, `${fact} ${alone}`);
      if (conditions.includes(name) && !(first.has(node) && index === 0))
        report(index, fact, `${fact} ${atStart}`);
    }
  }

  for (const [index, node] of tree.children.entries()) {
    const reason = node.type === 'paragraph' && conditionReason(node, tree.children[index + 1]);
    if (reason) file.message(reason, node);
  }

  const cells = nodesOfType(tree, 'table').flatMap(({ children: [row] }) => row?.children ?? []);
  for (const node of [...nodesOfType(tree, 'heading', 'link', 'linkReference'), ...cells]) {
    const fact = [...textOf(node).matchAll(factPattern)].find(([, name = '']) => linkFacts.includes(name));
    if (fact) file.message(`${fact[0]} ${noLinkHere}`, node);
  }

  for (const node of nodesOfType(tree, ...withoutWords)) {
    const { value, alt, title, url, label } = node as Partial<
      Record<'value' | 'alt' | 'title' | 'url' | 'label', string>
    >;
    const fact = [...(url ?? '').matchAll(factPattern)].find(([, name = '']) => linkFacts.includes(name));
    if (fact) file.message(`${fact[0]} ${isLinkItself}`, node);
    else if (/[{}]/.test([value, alt, title, url, label].join(''))) file.message(outsideWords, node);
  }
});

/** What is wrong with a paragraph that starts with a condition. */
function conditionReason({ children }: Paragraph, below: RootContent | undefined): string | undefined {
  const [first, second] = children;
  const words = first?.type === 'text' ? first.value : '';
  const [line = '', name = '', rest = ''] = /^\{(\w+)\}(.*)/.exec(words) ?? [];
  if (!conditions.includes(name)) return undefined;
  const goesOn = line === words && second !== undefined && second.type !== 'break';
  if (rest.trim() === '' && !goesOn)
    return `{${name}} needs the words of its paragraph behind it, on the same line: write them there`;
  if (/^ *(?:[-*+•] |[>|]|#{1,6} |\d+[.)] )/.test(rest))
    return `{${name}} starts a paragraph of sentences, where ${rest.trim().split(' ')[0]} makes no list, heading or table: write sentences`;
  if (children.some(({ type }) => type === 'footnoteReference'))
    return 'a paragraph that may be left out cannot have a footnote: write it in the paragraph';
  if (below && ['list', 'table', 'blockquote', 'code'].includes(below.type))
    return 'below a paragraph that may be left out, a list or a table would stay: write its points as a sentence, or a paragraph above it';
  return undefined;
}

const alone = 'is an address of several lines: write it alone, with an empty line above and below it';
const atStart =
  'must be the start of a paragraph of sentences, with an empty line above it: lists and quotations cannot have it';
const noLinkHere =
  'is a link, which a heading, the first row of a table and another link cannot contain: write it elsewhere in the text';
const outsideWords =
  'curly brackets are only for facts in sentences: URLs, the texts of pictures, titles and code show them as they are, so write the words here';
const isLinkItself = 'is a link already: write it alone, without [text](…)';

/** Nodes with other texts than words. */
const withoutWords = [
  ...(['inlineCode', 'code', 'image', 'imageReference', 'link', 'definition'] as const),
  ...(['footnoteReference', 'footnoteDefinition'] as const),
];
