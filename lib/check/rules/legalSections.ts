import { toString as textOf } from 'mdast-util-to-string';
import { legalSections as required } from '../../schema/legalText';
import { nearest } from '../didYouMean';
import type { ParsedDocument } from '../parse';
import { startOf } from '../places';
import { errorAt, type Finding } from '../problem';

/** The sections of a legal page against the ones it must have, in their order. */
export function legalSections({ nodes, name, collection, lines }: ParsedDocument): Finding[] {
  const sections = required[name];
  if (!nodes || collection.name !== 'Legal' || !sections) return [];
  const found = nodes
    .filter((node) => node.type === 'heading' && node.depth === 2)
    .map((node) => ({ title: textOf(node).trim(), place: startOf(node) }));
  const missing = sections.filter((section) => !found.some(({ title }) => title === section));
  const meant = new Map(found.map(({ title }) => [title, nearest(title, missing)]));
  const findings: Finding[] = [];
  let last = -1;
  for (const [index, { title, place }] of found.entries()) {
    const order = sections.indexOf(title);
    if (found.findIndex((other) => other.title === title) < index) {
      findings.push(errorAt(place, `the section '${title}' is here a second time: join the two`));
    } else if (order < 0) {
      const cure = meant.get(title)
        ? `did you mean '${meant.get(title)}'?`
        : 'this page has no such section: make it part of one (with ###), or take it out';
      findings.push(errorAt(place, `'${title}': ${cure}`));
    } else if (order < last) {
      findings.push(errorAt(place, `the section '${title}' belongs before '${sections[last]}': move it up`));
    }
    last = Math.max(last, order);
  }
  const misspelt = new Set(meant.values());
  for (const section of missing.filter((title) => !misspelt.has(title))) {
    const after = sections.slice(0, sections.indexOf(section)).findLast((title) => !missing.includes(title));
    const next = found.find(({ title }) => sections.indexOf(title) > sections.indexOf(section));
    const place = next?.place ?? { line: lines.length, column: 1 };
    const where = after ? `after '${after}'` : 'at the top';
    findings.push(errorAt(place, `the section '${section}' is missing: write ## ${section} ${where}`));
  }
  return findings;
}
