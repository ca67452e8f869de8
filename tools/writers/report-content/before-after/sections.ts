import { serializeOuter } from 'parse5';
import {
  attribute,
  type Element,
  elementsOf,
  isElement,
  parse,
  textOf,
  walk,
} from '../../../build/post-process/dom';
import { textLines } from './text';

/** Part of a page: a landmark, or a heading with what follows it. */
export type Section = {
  name: string;
  markup: string;
  /** Its text, links and alternative texts. */
  lines: readonly string[];
  /** Its elements, as a CSS selector; none if it cannot be seen. */
  selector?: string;
};

/** A section that may look or read differently. Without `before` it is new, without `after` it is gone. */
export type SectionPair = { name: string; paths: string[]; before?: Section; after?: Section };

type Run = { element: Element; selector: string }[];

const landmark = /^(?:header|footer|main|nav|article|section|aside)$/;
const unseen = /^(?:script|style|link|template)$/;
const heading = /^h[1-3]$/;

/** The sections of a page. The first of them has what cannot be seen: title and description. */
export function sectionsOf(html: string): Section[] {
  const elements = elementsOf(parse(html));
  const title = elements.find(({ tagName }) => tagName === 'title');
  const body = elements.find(({ tagName }) => tagName === 'body');
  const description = elements.find((element) => attribute(element, 'name') === 'description');
  const lines = [title ? textOf(title) : '', (description && attribute(description, 'content')) ?? ''];
  const head = { name: 'Title and description', markup: lines.join('\n'), lines };
  return [head, ...(body ? runsIn(body, 'body').map(sectionOf) : [])];
}

/** The children of an element, from each landmark or heading to the next. */
function runsIn(parent: Element, path: string): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [index, element] of parent.childNodes.filter(isElement).entries()) {
    if (unseen.test(element.tagName)) continue;
    const selector = `${path} > :nth-child(${index + 1})`;
    const hasSections = element.tagName === 'main' || countOf(element, /^h2$/) > 1;
    const isDivided = hasSections && element.tagName !== 'footer';
    const isStart = landmark.test(element.tagName) || countOf(element, heading) > 0;
    if (isDivided) runs.push(...runsIn(element, selector));
    else if (isOpen && !isStart) runs.at(-1)?.push({ element, selector });
    else runs.push([{ element, selector }]);
    isOpen = !isDivided;
  }
  return runs;
}

function countOf(root: Element, tagName: RegExp): number {
  return walk(root).filter((node) => isElement(node) && tagName.test(node.tagName)).length;
}

function sectionOf(run: Run): Section {
  const elements = run.map(({ element }) => element);
  return {
    name: nameOf(elements),
    markup: elements.map((element) => serializeOuter(element)).join('\n'),
    lines: elements.flatMap(textLines),
    selector: run.map(({ selector }) => selector).join(),
  };
}

function nameOf(elements: readonly Element[]): string {
  if (elements[0]?.tagName === 'header') return 'Header';
  if (elements[0]?.tagName === 'footer') return 'Footer';
  const nodes = elements.flatMap(walk).filter(isElement);
  const label = nodes.find((node) => attribute(node, 'aria-label'));
  const title = nodes.find(({ tagName }) => heading.test(tagName));
  if (title) return textLines(title).join(' ');
  return (label && attribute(label, 'aria-label')) ?? 'Without a heading';
}
