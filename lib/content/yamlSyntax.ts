import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { Diagnostic } from '../markdown/places';
import { lastBefore, type Parsed } from './yamlPlaces';

/** What the parser complains about first, because other errors can follow from that, or what it misreads. */
export function syntaxErrors(parsed: Parsed): Diagnostic[] {
  const [first] = parsed.document.errors;
  const errors = first ? [explained(first, parsed)] : misreadValues(parsed);
  return errors.map(({ offset, reason }) => ({ place: parsed.pointAt(offset), reason }));
}

type SyntaxError = { offset: number; reason: string };

const indentation =
  'the indentation is wrong: start this line in the same column as the other fields or hyphens of its group, with spaces and no tab';

const noField =
  'this line is neither a field (name: value, with a space after the colon) nor an item (- value) below the name of its list';

const colon = 'a colon inside a value needs quotation marks around the whole value, and a field its own line';

/** Sentences for the errors that happen most, by the parser's own. */
const sentences: readonly [message: RegExp, reason: string][] = [
  [/^Tabs|same column$|^Sequence item without|^A block sequence|^All mapping items/, indentation],
  [/^Implicit/, noField],
  [/^Nested|^Block collections/, colon],
  [
    /^Unexpected scalar/,
    'text follows the end of the value: put all of it in other quotation marks, or on its own line',
  ],
];

/** An error of the parser, in a sentence of ours if it is one of those that happen most. */
function explained({ message, pos: [offset] }: YAMLError, { document, source }: Parsed): SyntaxError {
  if (message.startsWith('Missing closing')) {
    const isQuoted = (node: Node) => isScalar(node) && /^QUOTE/.test(node.type ?? '');
    const reason = 'this quotation mark is not closed: add one at the end of the value';
    return { offset: lastBefore(document, offset, isQuoted), reason };
  }
  const [, bracket] = /end with a ([\]}])$/.exec(message) ?? [];
  if (bracket) {
    const isOpen = (node: Node) => isCollection(node) && !!node.flow && (node.range?.[1] ?? 0) >= offset;
    const reason = `this bracket is not closed: add ${bracket} where its list or group ends`;
    return { offset: lastBefore(document, offset, isOpen), reason };
  }
  if (message.startsWith('Plain value')) return { offset, reason: startReason(source.charAt(offset)) };
  // The value above goes on in a line that has a colon, too.
  const isBelow =
    message.startsWith('Nested') && !/^.*:\s/.test(source.slice(offset).split('\n', 1)[0] ?? '');
  if (isBelow) return { offset, reason: indentation.replace('this line', 'the line below') };
  const [, reason] = sentences.find(([pattern]) => pattern.test(message)) ?? [];
  const own = `these fields cannot be read (${message.replace(/;.*/s, '')}): compare them with a file that works`;
  return { offset, reason: reason ?? own };
}

function startReason(character: string): string {
  const kind = /[“”„‘]/.test(character) ? 'straight ' : '';
  return `a value that starts with ${character} needs ${kind}quotation marks`;
}

/** Values that YAML silently misreads (`*bold*`, `&co`, `!important`, `“text”`, `{name}: what we do`), and repeated fields. */
function misreadValues({ document, source }: Parsed): SyntaxError[] {
  const errors: SyntaxError[] = [];
  const report = (offset: number, reason: string) => errors.push({ offset, reason });
  visit(document, {
    Node(role, node) {
      if (!node.range) return;
      const [offset] = node.range;
      const property = (isAlias(node) && '*') || (node.anchor && '&') || (node.tag && '!');
      const isCurly =
        isScalar(node) && node.type === 'PLAIN' && /^(?:[“”„].*[“”"]|‘.*’)$/s.test(String(node.value));
      if (property || (role === 'key' ? isCollection(node) : isCurly))
        report(offset, startReason(property || source.charAt(offset)));
      else if (role === 'key' && isScalar(node) && node.value === null) report(offset, noField);
      for (const { value, range } of isMap(node) ? repeatedNames(node) : [])
        report(range?.[0] ?? offset, `'${value}' is here twice: keep one of the two`);
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
