import { toString as textOf } from 'mdast-util-to-string';
import type { ParsedDocument } from '../parse';
import { errorAt, type Finding, warningAt } from '../problem';
import { oddSpaceBehind } from './oddSpace';

/** Headings that do not follow one another step by step: the page's own title is level 1, so texts start at 2. */
export function headings({ nodes = [], lines, collection }: ParsedDocument): Finding[] {
  const findings: Finding[] = [];
  let level = 1;
  /** The line of each heading, by its words. */
  const lineOf = new Map<string, number>();
  for (const node of nodes) {
    if (!node.position) continue;
    const place = node.position.start;
    if (node.type === 'heading') {
      const fault = headingFault(node.depth, level, textOf(node));
      if (fault) findings.push(errorAt(place, fault));
      level = node.depth;
      const words = textOf(node).trim().toLowerCase();
      const first = lineOf.get(words);
      // A section that a legal text has twice is an error of its own.
      if (first !== undefined && collection.name === 'Article')
        findings.push(
          warningAt(
            place,
            `line ${first} has the same heading: give each its own words, so that readers can tell them apart`,
          ),
        );
      else if (words) lineOf.set(words, place.line);
    }
    if (node.type === 'paragraph') {
      for (let line = place.line; line <= node.position.end.line; line += 1) {
        const text = lines[line - 1] ?? '';
        const odd = oddSpaceBehind(/#{1,6}/, text);
        if (odd) {
          const fault = `the space behind ${odd.sign} is not an ordinary one (${odd.code}), so this is no heading: delete it and type a space`;
          findings.push(errorAt({ line, column: odd.column }, fault));
        }
        const [, indent, hashes] = /^(\s*)(#{2,6})[^#\s]/.exec(text) ?? [];
        if (hashes === undefined || indent === undefined) continue;
        const fault = `a heading needs a space behind its signs: ${hashes} and a space`;
        findings.push(errorAt({ line, column: indent.length + 1 }, fault));
      }
    }
  }
  return findings;
}

function headingFault(depth: number, before: number, text: string): string | undefined {
  if (!text.trim()) return 'this heading has no text: write one, or take the line out';
  if (depth === 1)
    return 'the title of the page is its only heading of level 1: start this one with ## (no line of === below it)';
  if (depth > before + 1) {
    const next = '#'.repeat(before + 1);
    return `this heading skips a level: write ${next} instead of ${'#'.repeat(depth)}`;
  }
  return undefined;
}
