import type { Point } from 'unist';
import type { ContentDocument } from '../../../lib/content/document';
import { type Message, severityOf, shortened } from '../../../lib/content/messages';
import { valueAt, valuesIn } from '../../../lib/schemas/values';
import { technicalKey, textKey } from '../entryFile';
import { isTechnical } from '../forms';
import { formWords } from '../formWords';
import { fieldInWords } from '../labels';
import type { FormPlace } from '../leadTo.client';
import { withoutUploadNames } from '../uploads';

/** In the order in which the form lists them. */
export const kinds = ['error', 'warning', 'empty field'] as const;

export type EntryMessage = FormPlace & {
  kind: (typeof kinds)[number];
  text: string;
  /** Where it is, in words of the form: `Title`, `Sections, item 2, Title`, `Text, line 12`. */
  place: string;
};

/** A message of the check as the form of its document shows it. */
export function inForm(message: Message, document?: ContentDocument): EntryMessage {
  const { line = 1, column = 1 } = message;
  const kind = severityOf(message);
  const path = message.field?.map(String) ?? pathAt({ line, column }, document);
  // The fields of a form have their names above them.
  const reason = message.reason.replace(/^[\w-]+(?:\.[\w-]+|, item \d+)*: /, '');
  const text = formWords(shortened(withoutUploadNames(reason)));
  const firstLine = document?.text?.split('\n').findIndex((words) => words.trim() !== '') ?? -1;
  if (!message.field && firstLine >= 0 && line > firstLine) {
    const placeInText = { line: line - firstLine, column };
    return { kind, text, field: textKey, placeInText, place: `Text, line ${placeInText.line}` };
  }
  if (!document || !path) return { kind, text, place: line === 1 ? 'The entry' : `The file, line ${line}` };
  const { collection, yaml } = document;
  const isEmpty = message.field && String(valueAt(yaml?.values, path) ?? '').trim() === '';
  return {
    kind: isEmpty ? 'empty field' : kind,
    text: isEmpty ? 'Fill this in.' : text,
    field: [...(isTechnical(collection.schema, path[0] ?? '') ? [technicalKey] : []), ...path].join('.'),
    place: fieldInWords(path, collection.schema, yaml?.values),
  };
}

/** The path of the field that has a place of the file. */
function pathAt({ line, column }: Point, document: ContentDocument | undefined): string[] | undefined {
  const yaml = document?.yaml;
  const before = valuesIn(yaml?.values).findLast(({ path }) => {
    const start = yaml?.positionOf(path);
    return start && (start.line < line || (start.line === line && start.column <= column));
  });
  return before?.path.map(String);
}
