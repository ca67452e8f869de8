import postcss, { type AtRule, type ChildNode, type Container, type Document, type Root } from 'postcss';
import { attribute, textOf } from '../../tools/build/post-process/dom';
import { exportedPages } from '../walks/exportedPages';

/** A declaration or selector with the conditions of its @supports rules. */
type Question = { text: string; conditions: string[] };

type Declaration = Question & { property: string; values: string[] };

type Styles = { declarations: Declaration[]; selectors: Question[] };

/** At-rules with descriptors, which CSS.supports cannot test. */
const withDescriptors = /^(?:font-face|property|page|counter-style|font-palette-values|view-transition)$/;

/** Returns the distinct declarations and selectors in the styles of an export. */
export function exportedStyles(outDir: string): Styles {
  const sheets = sheetsOf(outDir);
  const variables = customProperties(sheets);
  const declarations = new Map<string, Declaration>();
  const selectors = new Map<string, Question>();
  for (const sheet of sheets) {
    sheet.walkDecls(({ prop: property, value, parent }) => {
      if (property.startsWith('--') || isDescriptor(parent)) return;
      const conditions = conditionsAround(parent);
      const text = `${property}: ${value}`;
      const values = withVariables(value, variables);
      declarations.set(String([text, conditions]), { text, property, values, conditions });
    });
    sheet.walkRules((rule) => {
      if (isKeyframe(rule.parent)) return;
      const conditions = conditionsAround(rule.parent);
      // One unsupported selector drops the whole rule.
      for (const text of rule.selectors) selectors.set(String([text, conditions]), { text, conditions });
    });
  }
  return { declarations: [...declarations.values()], selectors: [...selectors.values()] };
}

/** Returns each distinct style sheet. */
function sheetsOf(outDir: string): Root[] {
  const texts = new Set<string>();
  for (const { elements } of exportedPages(outDir, 'https://site.example')) {
    for (const element of elements) {
      if (element.tagName === 'style') texts.add(textOf(element));
      const style = attribute(element, 'style');
      if (style) texts.add(`${element.tagName} { ${style} }`);
    }
  }
  return [...texts].map((text) => postcss.parse(text));
}

/** Returns all values of each custom property. */
function customProperties(sheets: Root[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const sheet of sheets)
    sheet.walkDecls(/^--/, ({ prop, value }) => {
      const known = found.get(prop) ?? [];
      if (!known.includes(value)) found.set(prop, [...known, value]);
    });
  return found;
}

/**
 * Returns all values that a value with var() can resolve to, because CSS.supports accepts anything with var(). Empty
 * if a custom property is undefined and has no fallback.
 */
function withVariables(value: string, variables: Map<string, string[]>): string[] {
  const [whole, name, fallback] = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/.exec(value) ?? [];
  if (!whole || !name) return [value];
  const definitions = variables.get(name) ?? (fallback === undefined ? [] : [fallback]);
  return definitions.flatMap((definition) => withVariables(value.replace(whole, definition), variables));
}

type Parent = Container<ChildNode> | Document | undefined;

function around(node: Parent): AtRule[] {
  const found: AtRule[] = [];
  for (let parent = node; parent; parent = parent.parent)
    if (parent.type === 'atrule') found.push(parent as AtRule);
  return found;
}

function isDescriptor(parent: Parent): boolean {
  return around(parent).some(({ name }) => withDescriptors.test(name));
}

function isKeyframe(parent: Parent): boolean {
  return around(parent).some(({ name }) => /keyframes$/.test(name));
}

function conditionsAround(parent: Parent): string[] {
  return around(parent)
    .filter(({ name }) => name === 'supports')
    .map(({ params }) => params);
}

/** Runs in the page: returns the declarations and selectors that the engine drops. */
export function dropped({ declarations, selectors }: Styles): string[] {
  const applies = ({ conditions }: Question) => conditions.every((condition) => CSS.supports(condition));
  return [
    ...declarations
      .filter(applies)
      .filter(({ property, values }) => !values.every((value) => CSS.supports(property, value))),
    ...selectors.filter(applies).filter(({ text }) => !CSS.supports(`selector(${text})`)),
  ].map(({ text }) => text);
}
