import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { Diagnostic } from '../markdown/places';
import { quoted } from '../schemas/plainWords';
import { type LineAt, lastBefore, lineAt, type Parsed } from './yamlPlaces';

/** `isCertain` if the line itself shows it. Any other error below the first one can be a consequence of that. */
type SyntaxError = { offset: number; reason: string; isCertain: boolean };

/** What the parser complains about or misreads, at most one error per line. */
export function syntaxErrors(parsed: Parsed): Diagnostic[] {
  // Thousands would take minutes: each can be about the start of a value far above.
  const ofParser = parsed.document.errors.slice(0, 100).map((error) => explained(error, parsed));
  const errors = ofParser.filter(({ isCertain }, index) => index === 0 || isCertain);
  const lines = new Set<number>();
  return [...errors, ...misreadValues(parsed)]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, reason }) => ({ place: parsed.pointAt(offset), reason }))
    .filter(({ place: { line } }) => !lines.has(line) && lines.add(line));
}

/** An error of the parser, in a sentence of ours if it is one of those that happen most. */
function explained({ message, pos }: YAMLError, { document, source }: Parsed): SyntaxError {
  const offset = pos[0];
  const at = lineAt(source, offset);
  const { start, line, value, valueAt } = at;
  const fix = fixOf(at);
  const isInValue = value !== '' && offset >= valueAt;
  const rest = line.slice(offset - start);
  const certain = (reason: string, at = offset) => ({ offset: at, reason, isCertain: true });
  const first = (reason: string, at = offset) => ({ offset: at, reason, isCertain: false });

  if (message.startsWith('Missing closing')) {
    const opening = lastBefore(document, offset, (node) => isScalar(node) && /^QUOTE/.test(node.type ?? ''));
    return certain('this quotation mark is not closed: add one at the end of the value', opening);
  }
  const [, bracket] = /end with a ([\]}])$/.exec(message) ?? [];
  if (bracket) {
    const isOpen = (node: Node) => isCollection(node) && !!node.flow && (node.range?.[1] ?? 0) >= offset;
    const opening = lastBefore(document, offset, isOpen);
    return first(`this bracket is not closed: add ${bracket} where its list or group ends`, opening);
  }
  if (message.startsWith('Tabs')) return certain(`${indentation}, with spaces and no tab`);
  if (message.startsWith('Implicit')) {
    const spaced = line.replace(/^(\s*(?:- )?[a-z][\w-]*:)(?:[^\S \t]+|(?=[^\s/]))/i, '$1 ');
    if (spaced !== line) return certain(`type a plain space after the colon: ${spaced.trim()}`);
    if (/^\s*- |^[^:]*$/.test(line)) return first(noField);
  }
  if (isInValue && message === 'Unexpected scalar at node end' && /^["']/.test(value)) {
    const others = rest.startsWith(',') ? '' : `, or put the whole value in other quotation marks${fix}`;
    return certain(`text follows the closing quotation mark: delete it${others}`);
  }
  if (message.startsWith('Plain value'))
    return certain(startReason(rest.charAt(0), offset === valueAt ? fix : ''));
  if (isInValue && startsWrong.test(value) && !/flow[ -]/i.test(message))
    return certain(startReason(value.charAt(0), fix), valueAt);
  const hasColon = /^(?!- ).*?:(?:\s|$)/.test(rest.replace(/\s#.*/, ''));
  if (hasColon && /^Nested|^Block collections/.test(message)) {
    const others = offset === valueAt ? fix || ', and each field its own line' : '';
    return certain(`a colon inside a value needs quotation marks around the whole value${others}`);
  }
  if (message.startsWith('Nested')) {
    const below = /\n[ \t]+(?=- |[^\s#][^\n]*:(?:\s|$))/.exec(source.slice(offset));
    const at = below ? offset + below.index + below[0].length : offset;
    return first(`${indentation}, or put the whole value above in quotation marks`, at);
  }
  const isFirstIndented = message === 'Unexpected scalar at node end' && /^\s/.test(source);
  if (isFirstIndented || /same column$|^Sequence item without|^A block sequence/.test(message))
    return first(indentation, start + line.search(/\S/));
  return first(
    `these fields cannot be read (${message.replace(/;.*/s, '')}): compare them with a file that works`,
  );
}

const indentation =
  'the indentation is wrong: start this line in the same column as the other fields or hyphens of its group';

const noField = 'this line is neither a field (name: value) nor an item (- value) below the name of its list';

/** What starts no text, but something else. */
const startsWrong = /^[[\]{}>|*&!%#`@,?“”„‘-]/;

function startReason(character: string, fix = ''): string {
  const kind = /[“”„‘]/.test(character) ? 'straight ' : '';
  return `a value that starts with ${character} needs ${kind}quotation marks${fix}`;
}

/** What to write in place of a value, if that is certain. */
function fixOf({ before, value, hasMore }: LineAt): string {
  // A comment is no part of it, and a group has its own fields.
  if (hasMore || value.length > 500 || /\s#|\\|^\{.*\}$|^\/\S*,? [\w-]+: /.test(value)) return '';
  // The second quotation mark is inside the value, not at the end of its first words.
  const [, , inner] = /^(["'])((?:(?!\1).)*(?:(?<=\s)\1|\1\w).*)\1$/.exec(value) ?? [];
  return `: ${before.trimStart()}${quoted(withoutCurlyQuotes(value) ?? inner ?? value)}`;
}

/** The text between curly quotation marks around a whole value; undefined without them. */
function withoutCurlyQuotes(value: string): string | undefined {
  const [, double, single] = /^(?:[“”„]([^“”„"]*)[“”"]|‘([^‘]*)’)$/s.exec(value.trim()) ?? [];
  return double ?? single;
}

/** Values that YAML silently misreads (`*bold*`, `&co`, `!important`, `“text”`, `{name}: what we do`), and repeated fields. */
function misreadValues({ document, source }: Parsed): SyntaxError[] {
  const errors: SyntaxError[] = [];
  // Behind an error, the parser can take the fields of two groups for those of one.
  const isSound = document.errors.length === 0;
  const report = (offset: number, reason: string) => errors.push({ offset, reason, isCertain: true });
  visit(document, {
    Node(role, node, ancestors) {
      if (!node.range) return;
      const offset = node.range[0];
      const isCurly = isScalar(node) && node.type === 'PLAIN' && withoutCurlyQuotes(String(node.value));
      const property = (isAlias(node) && '*') || (node.anchor && '&') || (node.tag && '!');
      const character = property || source.charAt(offset);
      if (property || (role === 'key' ? isCollection(node) && isSound : isCurly)) {
        const line = lineAt(source, offset);
        // In a group, the value is not that of the line.
        const isAll = line.value.startsWith(character);
        report(isAll ? line.valueAt : offset, startReason(character, isAll ? fixOf(line) : ''));
      }
      if (role === 'key' && isSound && isScalar(node) && node.value === null) report(offset, noField);
      const item = isSeq(ancestors.at(-1))
        ? ', or put a hyphen in front of this one if it starts another item'
        : '';
      for (const { value, range } of isMap(node) && isSound ? repeatedNames(node) : [])
        report(range?.[0] ?? offset, `'${value}' is here twice: keep one of the two${item}`);
    },
  });
  return errors;
}

function repeatedNames({ items }: YAMLMap): Scalar[] {
  const names = new Set<unknown>();
  return items
    .map(({ key }) => key)
    .filter(isScalar)
    .filter(({ value }) => names.has(value) || !names.add(value));
}
