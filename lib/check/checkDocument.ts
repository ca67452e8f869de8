import type { Collection } from '../schema/collections';
import { anchorsOf } from './anchors';
import { type ParsedDocument, parseDocument } from './parse';
import { startOf } from './places';
import type { Finding, Problem } from './problem';
import { characters } from './rules/characters';
import { companyFacts } from './rules/companyFacts';
import { fields } from './rules/fields';
import { headings } from './rules/headings';
import { mergeMarks, placeholders } from './rules/leftovers';
import { legalSections } from './rules/legalSections';
import { lengths } from './rules/lengths';
import { type LocatedLink, links, linksOf } from './rules/links';
import { markup } from './rules/markup';
import { pastedLists } from './rules/pastedLists';
import { pictures } from './rules/pictures';
import { readTime } from './rules/readTime';
import { tables } from './rules/tables';
import { type Speller, spelling } from './spelling';

/** What is left of a document once its own rules are done: enough to compare it with the others. */
export type CheckedDocument = Pick<ParsedDocument, 'path' | 'name' | 'collection' | 'yaml'> & {
  problems: Problem[];
  /** Where its text links to. */
  links: readonly LocatedLink[];
  /** The anchors of its headings; undefined when its text could not be read. */
  anchors?: ReadonlySet<string>;
};

/** A rule looks at one document and says what is wrong with it. */
type Rule = (document: ParsedDocument) => Finding[];

const rules: readonly Rule[] = [
  characters,
  fields,
  companyFacts,
  readTime,
  lengths,
  markup,
  headings,
  legalSections,
  links,
  pictures,
  tables,
  pastedLists,
  placeholders,
];

/** Checks one document by itself: its form, its fields, its text and, with a speller, its words. Never throws. */
export function checkDocument(
  path: string,
  source: string,
  collection: Collection,
  speller?: Speller,
): CheckedDocument {
  const document = parseDocument(path, source, collection);
  const marks = mergeMarks(document);
  const findings = [
    ...document.findings,
    ...rules.flatMap((rule) => rule(document)),
    ...(speller ? spelling(document, speller) : []),
  ];
  return {
    path,
    collection,
    name: document.name,
    yaml: document.yaml,
    problems: (marks.length > 0 ? marks : findings).map((finding) => ({ path, ...finding })),
    links: linksOf(document).map((link) => ({ url: link.url, ...startOf(link) })),
    anchors: anchorsOf(document),
  };
}
