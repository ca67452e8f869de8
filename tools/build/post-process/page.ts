import { tidyClassNames } from './classNames';
import {
  append,
  attribute,
  type ChildNode,
  create,
  type Document,
  type Element,
  elementsOf,
  haveIsland,
  insertBefore,
  insideIsland,
  isComment,
  isElement,
  parse,
  remove,
  serialize,
  textOf,
  walk,
} from './dom';
import { addPlaceholders } from './placeholders';
import { type Allowances, hashed, policyOf } from './policy';
import { mergeStyles } from './styles';

export type PageInputs = Allowances & {
  /** The SVG of a drawing by its URL. */
  readDrawing: (src: string) => string;
  /** The script that loads the islands. */
  loader: string;
};

/** The HTML to serve, its elements without the policy, and the hash of its style block as a policy lists it. */
export type ProcessedPage = { html: string; elements: readonly Element[]; styleHash: string };

/** Half of an exported page. Removed before parsing, which saves half of the time. */
const pageData = /<script>self\.__next_f\.push\([\s\S]*?<\/script>/g;

/** A style block of a component, which has one at each of its elements. Removed before parsing for the same reason. */
const styledBlock = /<style data-styled\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Removes the framework from a page that Next.js exported: its scripts and data are gone, all styles are in one
 * block, a page with an island has the loader, and a content security policy allows only what is in the page.
 * Throws at an unknown script, because then Next.js has changed.
 */
export function postProcessPage(source: string, inputs: PageInputs): ProcessedPage {
  const withoutData = source.replace(pageData, '');
  const styledBlocks = Array.from(withoutData.matchAll(styledBlock), ([, css = '']) => css);
  const document = parse(withoutData.replace(styledBlock, ''));
  const elements = elementsOf(document);
  const head = elements.find(({ tagName }) => tagName === 'head') as Element;

  const frameworkScripts = elements.filter(isFrameworkScript);
  if (frameworkScripts.length === 0 && withoutData === source)
    throw new Error("Next.js's scripts were not found. If its export has changed, adapt this module.");
  frameworkScripts.forEach(remove);
  elements.filter(isScriptPreload).forEach(remove);
  removeMarkers(document);

  const styles = elements.filter(({ tagName }) => tagName === 'style');
  styles.forEach(remove);
  const hasIsland = haveIsland(elements);
  const placeholders = addPlaceholders(elements, inputs.readDrawing);
  const blocks = [...styles.map(textOf), ...styledBlocks, ...placeholders];
  const css = tidyClassNames(elements, mergeStyles(blocks, hasIsland));
  append(head, create('style', {}, css));
  if (hasIsland) append(head, create('script', {}, inputs.loader));
  const processed = elementsOf(document);
  const content = policyOf(processed, inputs);
  const policy = create('meta', { 'http-equiv': 'Content-Security-Policy', content });
  // After the charset, which must be in the first 1024 bytes.
  const first = head.childNodes.find((node) => !isElement(node) || attribute(node, 'charset') === undefined);
  insertBefore(head, policy, first as ChildNode);
  const html = serialize(document);
  if (/\/_next\/static\/(?:chunks|css)|__next_f/.test(html))
    throw new Error("part of Next.js's scripts is left, or a link to a style sheet");
  return { html, elements: processed, styleHash: hashed(css) };
}

function isFrameworkScript(element: Element): boolean {
  if (element.tagName !== 'script' || attribute(element, 'data-own') !== undefined) return false;
  const isKnown =
    attribute(element, 'src')?.startsWith('/_next/static/') ||
    /^\(?self\.__next_f\b|^\(globalThis\["TURBOPACK"\]|^\$RC|^requestAnimationFrame\(function\(\)\{\$RT/.test(
      textOf(element),
    );
  if (isKnown) return true;
  throw new Error(
    `unknown script, which would be served: ${(attribute(element, 'src') ?? textOf(element)).slice(0, 120)}`,
  );
}

function isScriptPreload(element: Element): boolean {
  return element.tagName === 'link' && attribute(element, 'as') === 'script';
}

/** Removes React's marker comments, which Preact needs nowhere. */
function removeMarkers(document: Document): void {
  for (const node of walk(document)) if (isComment(node)) remove(node);
  const placeholder = elementsOf(document).find(
    (element) =>
      element.tagName === 'div' &&
      attribute(element, 'hidden') === '' &&
      element.childNodes.length === 0 &&
      !insideIsland(element),
  );
  if (placeholder) remove(placeholder);
}
