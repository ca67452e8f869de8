import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError, addWarning } from '../diagnostics/messages';
import { placeInField, placeInText } from '../diagnostics/places';
import { type FieldMarks, metaAt } from '../fields/meta';
import { nodesOfType } from '../text/nodes';

/** A sentence that can contain facts about the group. */
export type Sentence = {
  file: VFile;
  text: string;
  /** Names in curly brackets that have a meaning in this field, or this kind of text, alone. */
  ownFacts: readonly string[];
  /** Whether somebody said or wrote it, such as a lawyer, and it may repeat facts. */
  isQuoted: boolean;
  warn(words: string, reason: string): void;
  fail(words: string, reason: string): void;
};

/** The sentences of a file that can contain facts, in its fields and its text. */
export function sentencesIn(file: VFile): Sentence[] {
  const { collection, yaml, lines, tree } = documentOf(file);
  const { sentences, textFacts } = collection;
  const sentence = (
    text: string,
    subject: string,
    placeOf: (words: string) => Point,
    { ownFacts = [], isQuoted }: Partial<FieldMarks> = {},
  ): Sentence => {
    const reportWith = (add: typeof addWarning) => (words: string, reason: string) =>
      add(file, placeOf(words), `${subject}: ${reason}`, 'facts');
    return {
      file,
      text,
      ownFacts,
      isQuoted: isQuoted ?? textFacts !== undefined,
      warn: reportWith(addWarning),
      fail: reportWith(addError),
    };
  };
  const inFields = (yaml?.texts ?? []).flatMap(({ path, text, place }) => {
    const field = String(path.findLast((key) => typeof key === 'string'));
    if (!sentences?.includes(field)) return [];
    const marks = metaAt(collection.schema, yaml?.values, path);
    return [sentence(text, field, (words) => placeInField(lines, place, words), marks)];
  });
  if (!sentences || !tree) return inFields;
  const inText = nodesOfType(tree, 'text').map((node) =>
    sentence(node.value, 'the text', (words) => placeInText(lines, node, node.value.indexOf(words), words), {
      ownFacts: textFacts,
    }),
  );
  return [...inFields, ...inText];
}
