import type { Element, ElementContent, Text } from 'hast';
import { eachElement, element, isElement } from './elements';

/** The start of a quotation's last line that names its speaker: a long dash, a space and a name. */
const attributionStart = /^\s*— (?=\S|$)/;

/** A rehype plugin that turns a quotation whose last line is `— Name, role` into a figure with that caption. */
export const nameSpeakers = eachElement('blockquote', (quotation) => {
  const caption = takeAttribution(quotation);
  if (!caption) return;
  const words: Element = { ...quotation };
  quotation.tagName = 'figure';
  quotation.properties = { dataQuotation: '' };
  quotation.children = [words, element('figcaption', {}, caption)];
});

/** Removes the last line of a quotation and returns it, if it names the speaker and words are left above it. */
function takeAttribution(quotation: Element): ElementContent[] | undefined {
  const blocks = quotation.children.filter((node) => node.type === 'element');
  const last = blocks.at(-1);
  if (last?.tagName !== 'p') return undefined;
  const lineBreak = last.children.findLastIndex((node) => isElement(node, 'br'));
  const line = last.children.slice(lineBreak + 1);
  const start = line.findIndex((node) => node.type !== 'text' || node.value.trim() !== '');
  if (!isAttribution(line[start]) || (lineBreak < 0 && blocks.length === 1)) return undefined;
  if (lineBreak < 0) quotation.children.splice(quotation.children.indexOf(last));
  else last.children.splice(lineBreak);
  return trimmed(line.slice(start));
}

function isAttribution(node?: ElementContent): boolean {
  return node?.type === 'text' && attributionStart.test(node.value);
}

/** A line without the space that Markdown leaves in front of it. */
function trimmed([first, ...others]: ElementContent[]): ElementContent[] {
  const { value } = first as Text;
  return [{ type: 'text', value: value.trimStart() }, ...others];
}
