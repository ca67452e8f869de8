import {
  append,
  attribute,
  type Document,
  type Element,
  elementsOf,
  haveIsland,
  insertBefore,
  isComment,
  isElement,
  type Node,
  parse,
  remove,
  serialize,
  textOf,
  walk,
} from './dom';
import { policyOf } from './policy';
import { sketches } from './sketches';
import { mergeStyles } from './styles';

export type Ingredients = {
  /** The text of a style sheet that a page links to. */
  readStyleSheet: (href: string) => string;
  /** The text of a drawing by its address. */
  readDrawing: (src: string) => string;
  /** The script that loads the islands. */
  loader: string;
  /** Origins that forms may send to. */
  connect: readonly string[];
  /** Hashes of the style blocks of the articles' pages. */
  articleStyles: readonly string[];
};

/** What is served, and its elements but for the policy. */
export type FinishedPage = { html: string; elements: readonly Element[] };

/** Half of an exported page: cut out as text, for to a parser it is as much work as all the rest. */
const pageData = /<script>self\.__next_f\.push\([\s\S]*?<\/script>/g;

/**
 * A page as Next.js exported it, made into one that needs no framework: its scripts and data are
 * taken out, all styles are gathered in one block in the head, a page with an island gets the loader, and a
 * policy lets nothing run but what stands in the page now. Throws when it meets a script that it does not
 * know, for then Next.js has changed.
 */
export function finishPage(source: string, ingredients: Ingredients): FinishedPage {
  const withoutData = source.replace(pageData, '');
  const document = parse(withoutData);
  const elements = elementsOf(document);
  const head = elements.find(({ tagName }) => tagName === 'head') as Element;

  const frameworkScripts = elements.filter(isFrameworkScript);
  if (frameworkScripts.length === 0 && withoutData === source)
    throw new Error("found none of Next.js' scripts: has its export changed?");
  frameworkScripts.forEach(remove);
  elements.filter(isScriptPreload).forEach(remove);
  removeMarkers(document);

  const styles = takeStyles(elements, ingredients.readStyleSheet);
  const grows = haveIsland(elements);
  const css = mergeStyles([...styles, ...sketches(elements, ingredients.readDrawing)], { grows });
  removeUnusedClasses(elements, css);
  append(head, 'style', {}, css);
  if (grows) append(head, 'script', {}, ingredients.loader);
  const finished = elementsOf(document);
  const content = policyOf(finished, ingredients);
  insertBefore(firstOf(head), 'meta', { 'http-equiv': 'Content-Security-Policy', content });
  const html = serialize(document);
  if (/\/_next\/static\/chunks|__next_f/.test(html)) throw new Error("a trace of Next.js' scripts is left");
  return { html, elements: finished };
}

/** What a head begins with after the declaration of its encoding, which has to stand in the first 1024 bytes. */
function firstOf(head: Element): Node {
  return head.childNodes.find((node) => !isElement(node) || attribute(node, 'charset') === undefined) as Node;
}

function isFrameworkScript(element: Element): boolean {
  if (element.tagName !== 'script' || attribute(element, 'data-own') !== undefined) return false;
  const known =
    attribute(element, 'src')?.startsWith('/_next/static/') ||
    /^\(?self\.__next_f\b|^\(globalThis\["TURBOPACK"\]|^\$RC|^requestAnimationFrame\(function\(\)\{\$RT/.test(
      textOf(element),
    );
  if (known) return true;
  throw new Error(
    `does not know this script: ${(attribute(element, 'src') ?? textOf(element)).slice(0, 120)}`,
  );
}

function isScriptPreload(element: Element): boolean {
  return element.tagName === 'link' && attribute(element, 'as') === 'script';
}

/** Takes out React's markers, except in islands: hydration finds its way by them. */
function removeMarkers(document: Document): void {
  for (const node of walk(document)) {
    if (isComment(node) && !insideIsland(node as Element)) remove(node);
  }
  const placeholder = elementsOf(document).find(
    (element) =>
      element.tagName === 'div' &&
      attribute(element, 'hidden') === '' &&
      element.childNodes.length === 0 &&
      !insideIsland(element),
  );
  if (placeholder) remove(placeholder);
}

/**
 * Takes out class names without a rule, of which styled-components gives one to each element; not in islands,
 * which have them in their code, too.
 */
function removeUnusedClasses(elements: readonly Element[], css: string): void {
  const styled = new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name));
  for (const element of elements) {
    const attr = element.attrs.find(({ name }) => name === 'class');
    if (!attr || insideIsland(element)) continue;
    attr.value = attr.value
      .split(/\s+/)
      .filter((name) => styled.has(name))
      .join(' ');
    if (attr.value === '') element.attrs.splice(element.attrs.indexOf(attr), 1);
  }
}

function insideIsland(node: Element): boolean {
  for (let parent = node.parentNode; parent; parent = 'parentNode' in parent ? parent.parentNode : null) {
    if ('attrs' in parent && attribute(parent, 'data-island')) return true;
  }
  return false;
}

/** The style blocks and linked style sheets in document order; they leave the document. */
function takeStyles(elements: readonly Element[], readStyleSheet: Ingredients['readStyleSheet']): string[] {
  return elements.flatMap((element) => {
    const isSheet = element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';
    if (element.tagName !== 'style' && !isSheet) return [];
    remove(element);
    return [isSheet ? readStyleSheet(attribute(element, 'href') as string) : textOf(element)];
  });
}
