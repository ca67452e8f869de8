import { type ErrorCode, isCollection, parseDocument } from 'yaml';
import { characterCode } from '../schemas/characterCode';
import { quoted, withoutSpace } from '../schemas/plainWords';

/** `name: value` on one line, with everything before the value. */
export function fieldOnLine(line: string): { name: string; value: string; before: string } | undefined {
  const [, before, name, value] = /^((?:\s*- )?\s*((?!- )[^\s:#'"{[][^:]*):\s+)(\S.*)$/.exec(line) ?? [];
  return name && value ? { name, value: value.trimEnd(), before: before as string } : undefined;
}

/** The text between curly quotation marks around a whole value, of which the last may be straight; undefined without any. */
export function withoutCurlyQuotes(value: string): string | undefined {
  const [, double] = /^[“”„]((?:[^“”„]|[“„][^“”„]*[“”])*)[“”]$/s.exec(value.trim()) ?? [];
  const [, single] = /^‘([^‘]*)’$/s.exec(value.trim()) ?? [];
  const [, mixed] = /^[“”„]([^“”„"]*)"$/s.exec(value.trim()) ?? [];
  return double ?? single ?? mixed;
}

/** The end of a line with the text of its field below it. */
export const openingOfText = /:\s+[>|][-+\d]*(?:\s+#[^\n]*)?\s*$/;

export const noColonReason = 'this line has no colon: write each field as name: value, on one line';

export const indentationReason = 'the indentation is wrong: start every field at the beginning of its line';

export const commaReason = 'delete the comma at the end of this line: each item and field has its own line';

/** Whether a value is a text on the lines below it, a group or a list, which quotation marks would destroy. */
function isStructure(value: string): boolean {
  if (openingOfText.test(`: ${value}`)) return true;
  // Parsing anything else takes as long as the file itself.
  if (!/^[[{].*[\]}]\s*(?:#.*)?$/.test(value)) return false;
  const { contents, errors } = parseDocument(value, { prettyErrors: false });
  return errors.length === 0 && isCollection(contents) && contents.flow === true;
}

/** A syntax error in words for people who do not know YAML, with what to write instead. */
export function yamlErrorMessage(code: ErrorCode, message: string, line: string, nextLine: string): string {
  const field = fieldOnLine(line);
  const fix = field && `: ${field.name}: ${quoted(field.value)}`;
  const isText = field && !isStructure(field.value);
  const start = isText && /^[[\]{}>|*&!%#`@,?-]/.exec(field.value)?.[0];
  if (code === 'DUPLICATE_KEY') return `'${field?.name ?? line.trim()}' is here twice: keep one of the two`;
  if (code === 'TAB_AS_INDENT')
    return /^\t+\w+:/.test(line)
      ? 'there is a tab before this field: delete it'
      : 'the indentation is a tab: use spaces instead';
  const special = /^\s*(?:- )?[\w-]+:([^\S \t\n])/.exec(line)?.[1];
  if (special)
    return `the space after the colon is a special one (${characterCode(special)}): delete it and type a space`;
  if (/^Missing closing ["']/.test(message))
    return 'this quotation mark is not closed: add one at the end of the value';
  const within = field && /^(["'])((?:(?!\1).)*(?:\s\1\S|\w\1\w).*)\1$/.exec(field.value)?.[2];
  if (field && within)
    return `a quotation mark inside the value ends it too early: write ${field.name}: ${quoted(within)}`;
  if (field && /^(?:"[^"]*"|'[^']*'),$/.test(field.value)) return commaReason;
  if (field && /^(["']).*\1./.test(field.value))
    return `text follows the closing quotation mark: put the whole value in quotation marks${fix}`;
  const curly = field && withoutCurlyQuotes(field.value);
  if (field && curly)
    return `curly quotation marks do not work here: write straight ones, ${field.name}: ${quoted(curly)}`;
  if (/[“„‘]/.test(line) && code === 'BAD_ALIAS')
    return 'curly quotation marks do not work around a value: write straight ones (")';
  if (withoutSpace.test(line)) return `put a space after the colon: ${line.trim().replace(':', ': ')}`;
  const [, before, fields] =
    /^\s*(- |\w+: (?=(?:label|href|position): ))([a-z]\w*: .*, \w+: .*)$/.exec(line) ?? [];
  if (fields) return `fields on one line need brackets around them: ${before}{ ${fields} }`;
  const [, url, other] = /^\s*- ([\w-]+: \/\S*?),? ([\w-]+: .*)$/.exec(line) ?? [];
  if (url)
    return `fields on one line need brackets around them and a comma between them: - { ${url}, ${other} }`;
  if (start) return `a value that starts with ${start} needs quotation marks${fix}`;
  if (isText && /:(?:\s|$)/.test(field.value))
    return `a colon inside a value needs quotation marks around the whole value${fix}`;
  if (/must be sufficiently indented/.test(message))
    return 'put two spaces in front of each line between the brackets';
  if (/^\s*(?:- )?\w[^:]*$/.test(line)) return noColonReason;
  if (/^[ \t]+\S/.test(nextLine) || /^[ \t]+\S/.test(line)) return indentationReason;
  if (code === 'MULTILINE_IMPLICIT_KEY' || code === 'MISSING_CHAR') return noColonReason;
  return `these fields cannot be read (${message}): compare them with a file that works`;
}
