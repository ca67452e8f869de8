import { splitAtCompounds } from '../../../lib/text/compounds.browser';
import {
  attribute,
  create,
  type Element,
  isElement,
  isText,
  type Node,
  replace,
  type Text,
  walk,
} from './dom';

/** Elements whose text is no running text, is hydrated, or has been put into elements by a component. */
const isLeftOut = (element: Element) =>
  ['head', 'script', 'style', 'svg', 'textarea', 'select', 'pre', 'code'].includes(element.tagName) ||
  attribute(element, 'data-island') !== undefined ||
  attribute(element, 'class') === 'compound';

const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b cite code del em i s small span strong sub sup time'.split(' '),
);

/** Puts each short compound of a page, such as "day-to-day", into an element that does not break at its hyphens. */
export function keepCompounds(node: Node): void {
  if (isText(node)) keepIn(node);
  else if ('childNodes' in node && !(isElement(node) && isLeftOut(node)))
    for (const child of [...node.childNodes]) keepCompounds(child);
}

function keepIn(text: Text): void {
  const parts = splitAtCompounds(text.value);
  if (parts.length === 1 || isInLabel(text)) return;
  // Lines can break beside the element, so a word that goes on in another node stays as it is.
  const isWhole = (index: number) =>
    (parts[index - 1] !== '' || isAtGap(text, -1)) && (parts[index + 1] !== '' || isAtGap(text, 1));
  replace(
    text,
    parts.map((part, index) =>
      index % 2 === 1 && isWhole(index) ? create('span', { class: 'compound' }, part) : part,
    ),
  );
}

/** Elements with sentences, of which a link can be a part. */
const sentenceTags: ReadonlySet<string> = new Set('p li dd dt td th figcaption blockquote'.split(' '));

/**
 * Whether a text is in a link or button that is no part of a sentence. Such a control can be a flex container, which would
 * make a box of each part of its words, without the spaces between them.
 */
function isInLabel(text: Text): boolean {
  let control: Element | undefined;
  let block = text.parentNode as Element;
  while (inlineTags.has(block.tagName) || controlTags.has(block.tagName)) {
    if (controlTags.has(block.tagName)) control = block;
    block = block.parentNode as Element;
  }
  if (!control || /^h[1-6]$/.test(block.tagName)) return false;
  const own = new Set(walk(control));
  const isBeside = (node: Node) => isText(node) && node.value.trim() !== '' && !own.has(node);
  return !sentenceTags.has(block.tagName) || !walk(block).some(isBeside);
}

const controlTags: ReadonlySet<string> = new Set(['a', 'button', 'summary']);

/** Whether the text before or after a node is a space or starts another line. */
function isAtGap(node: Element | Text, step: 1 | -1): boolean {
  const parent = node.parentNode as Element;
  const other = parent.childNodes[parent.childNodes.indexOf(node) + step];
  if (!other) return !inlineTags.has(parent.tagName) || isAtGap(parent, step);
  if (isText(other)) return (step === 1 ? /^\s/ : /\s$/).test(other.value);
  return !inlineTags.has((other as Element).tagName);
}
