import type { Point } from 'unist';
import type { ContentDocument } from '../../../lib/content/document';
import { type Message, severityOf, shortened } from '../../../lib/content/messages';
import { valueAt, valuesIn } from '../../../lib/schemas/values';
import { textKey } from '../entryFile';
import { formWords } from '../formWords';
import { fieldInWords } from '../labels';
import { isTechnical, technicalKey, technicalLabel } from '../technicalFields';
import { withoutUploadNames } from '../uploads';

export type EntryMessage = {
  severity: 'error' | 'warning';
  /** As the command prints it. */
  reason: string;
  /** The reason without what the form shows anyway. */
  inForm: string;
  /** What an empty field is for. */
  note?: string;
  /** As in `fields:schema`. */
  rule: string;
  /** In the file. */
  place: Point;
  /** The key path of the field in the form; undefined if it is about the file. */
  field?: string;
  /** The same in words of the form. */
  fieldName?: string;
  /** Whether the file does not have the field. */
  isMissing?: boolean;
  /** Where it is in the text, from its first line; undefined in other fields. */
  placeInText?: Point;
};

type Path = readonly PropertyKey[];

/** A message of the check as the form of its document shows it. */
export function inForm(message: Message, document: ContentDocument | undefined): EntryMessage {
  const { reason, source, ruleId, line = 1, column = 1, field } = message;
  const place = { line, column };
  const location = field
    ? { field: field.join('.'), isMissing: isBlank(field, document) }
    : document && locationInForm(place, document);
  return {
    ...{ severity: severityOf(message), reason, rule: `${source}:${ruleId}`, place, ...location },
    ...(location?.field && fieldInForm(location.field, document)),
    inForm: formWords(shortened(withoutUploadNames(message.inForm ?? withoutKey(reason, location?.field)))),
    ...(message.note && { note: formWords(message.note) }),
  };
}

/** Whether a file does not have a field, or nothing in it: an item of a list is in the file as soon as it is added. */
function isBlank(field: Path, document: ContentDocument | undefined): boolean {
  return String(valueAt(document?.yaml?.values, field) ?? '').trim() === '';
}

/** The key path that a field has in the form, and its name there. */
export function fieldInForm(
  field: string,
  document: ContentDocument | undefined,
): Pick<EntryMessage, 'field' | 'fieldName'> {
  if (!document) return { field };
  const { schema } = document.collection;
  const path = field.split('.');
  const fieldName = fieldInWords(path, schema, document.yaml?.values);
  return isTechnical(schema, path[0] as string)
    ? { field: `${technicalKey}.${field}`, fieldName: `${technicalLabel}, ${fieldName}` }
    : { field, fieldName };
}

/** The fields of a form have their names above them. */
function withoutKey(reason: string, field = ''): string {
  const key = field.split('.').find((part) => reason.startsWith(`${part}: `));
  return key ? reason.slice(`${key}: `.length) : reason;
}

/** The field of the form that has a place of the file. */
function locationInForm(
  { line, column }: Point,
  { yaml, text }: ContentDocument,
): Pick<EntryMessage, 'field' | 'placeInText'> {
  const firstLine = (text?.split('\n').findIndex((words) => words.trim() !== '') ?? -1) + 1;
  if (firstLine > 0 && line >= firstLine)
    return { field: textKey, placeInText: { line: line - firstLine + 1, column } };
  const before = valuesIn(yaml?.values).findLast(({ path }) => {
    const start = yaml?.positionOf(path);
    return start && (start.line < line || (start.line === line && start.column <= column));
  });
  return before ? { field: before.path.join('.') } : {};
}
