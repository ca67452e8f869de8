import type { Point } from 'unist';
import type { Document, Node } from 'yaml';
import type { Diagnostic } from '../markdown/places';
import { type LocatedText, offsetOf, parse, textsOf } from './yamlPlaces';
import { syntaxErrors } from './yamlSyntax';

/** A YAML document with the position of each value in its file. */
export type LocatedYaml = {
  /** The values; undefined if the YAML cannot be parsed. */
  values: unknown;
  /** Syntax errors, at most one per line. */
  errors: Diagnostic[];
  /** Position of a value, of its nearest parent that exists, or of the first field. */
  positionOf(path: readonly PropertyKey[]): Point;
  /** Every text value, without field names. */
  texts: LocatedText[];
};

/** 500 kB with an error on each line would take 17 seconds. The largest list of redirects has 4,000 lines and commas. */
const mostEntries = 10_000;

/** Parses YAML that starts `linesBefore` lines below the top of its file. Never throws. */
export function locateYaml(source: string, linesBefore = 0): LocatedYaml {
  if ((source.match(/[\n,]/g)?.length ?? 0) > mostEntries) {
    const most = mostEntries.toLocaleString('en-AU');
    return unreadable(
      `the fields have more than ${most} lines and commas, too many to check: delete those that are not needed`,
      linesBefore,
    );
  }
  try {
    const parsed = parse(source, linesBefore);
    const { document, pointAt } = parsed;
    return {
      values: valuesOf(document),
      errors: syntaxErrors(parsed),
      positionOf: (path) => pointAt(offsetOf(document, path)),
      // Behind a syntax error, values can end too early or go on too long.
      texts: document.errors.length > 0 ? [] : textsOf(parsed),
    };
  } catch (error) {
    // Hundreds of nested lists overflow the parser's stack.
    if (!(error instanceof RangeError)) throw error;
    return unreadable('lists or groups of fields are nested too deeply: use fewer levels', linesBefore);
  }
}

function unreadable(reason: string, linesBefore: number): LocatedYaml {
  const place = { line: linesBefore + 1, column: 1 };
  return { values: undefined, errors: [{ place, reason }], positionOf: () => place, texts: [] };
}

function valuesOf(document: Document<Node>): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    // An alias without an anchor, or a cycle of aliases; misreadValues reports both.
    return undefined;
  }
}
