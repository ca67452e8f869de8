import type { ParsedDocument } from '../parse';
import { placeInText } from '../places';
import { errorAt, type Finding, warningAt } from '../problem';

/** What was meant to be replaced before anyone reads it. The limits keep the search from taking hours. */
const placeholder =
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|lorem ipsum|Lorem ipsum)\b|\[(?:[Ii]nsert|[Yy]our|[Aa]dd|[Nn]ame of) [^[\]]{1,80}\]|\{\{[^{}]{1,80}\}\}|<(?:[Ii]nsert|[Yy]our) [^<>]{1,80}>/;

/** Placeholders in fields and text. A draft may keep them: it is not finished, and nobody sees it. */
export function placeholders(document: ParsedDocument): Finding[] {
  const { yaml, nodes = [] } = document;
  const isDraft = (yaml?.values as { draft?: unknown } | null | undefined)?.draft === true;
  const at = isDraft ? warningAt : errorAt;
  const findings: Finding[] = [];
  for (const field of yaml?.texts ?? []) {
    const [found] = placeholder.exec(field.text) ?? [];
    if (found) findings.push(at(field, leftover(found)));
  }
  for (const node of nodes) {
    if (node.type !== 'text') continue;
    for (const { 0: found, index } of node.value.matchAll(new RegExp(placeholder, 'g'))) {
      findings.push(at(placeInText(document, node, node.value, index, found), leftover(found)));
    }
  }
  return findings;
}

function leftover(found: string): string {
  return `'${found.slice(0, 40)}' is a placeholder: write what belongs here, or take it out`;
}

/**
 * Marks that git leaves where two people changed the same lines. While a file has them, everything else
 * that is wrong with it may be their doing.
 */
export function mergeMarks({ lines, nodes = [] }: ParsedDocument): Finding[] {
  const marked = lines.flatMap((text, index) => (/^(?:<{7}|>{7})(?: |$)/.test(text) ? [index] : []));
  if (marked.length === 0) return [];
  const examples = nodes.filter(({ type }) => type === 'code').flatMap(({ position }) => position ?? []);
  return marked.flatMap((index) => {
    const text = lines[index] ?? '';
    if (examples.some(({ start, end }) => start.line <= index + 1 && end.line > index)) return [];
    const message =
      text[0] === '<'
        ? 'two versions of these lines stand below one another, up to >>>>>>>: keep one, and take out the lines of <<<<<<<, ======= and >>>>>>>'
        : 'here ends a second version of the lines above, which git could not merge: take out this line too';
    return [errorAt({ line: index + 1, column: 1 }, message)];
  });
}
