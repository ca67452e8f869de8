import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError, addWarning } from '../diagnostics/messages';
import { placeInField, placeInText } from '../diagnostics/places';
import { type FieldMarks, metaAt } from '../fields/meta';
import { nodesOfType } from '../text/nodes';

/** A sentence of a document. */
export type Sentence = {
  file: VFile;
  text: string;
  /** Whether the facts about the group are filled in. */
  takesFacts: boolean;
  /** Names in curly brackets that have a meaning in this field, or this kind of text, alone. */
  ownFacts: readonly string[];
  /** Whether somebody said or wrote it, such as a lawyer, and it may repeat facts. */
  isQuoted: boolean;
  warn(words: string, reason: string): void;
  fail(words: string, reason: string): void;
};

/** The sentences of a file in its fields and its text: where some of its fields can contain facts, only these. */
export function sentencesIn(file: VFile): Sentence[] {
  const { collection, yaml, lines, tree } = documentOf(file);
  const { sentences, prose, textFacts } = collection;
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
      takesFacts: sentences !== undefined,
      ownFacts,
      isQuoted: isQuoted ?? textFacts !== undefined,
      warn: reportWith(addWarning),
      fail: reportWith(addError),
    };
  };
  const inFields = (yaml?.texts ?? []).flatMap(({ path, text, place }) => {
    const field = String(path.findLast((key) => typeof key === 'string'));
    if (!(sentences ?? prose).includes(field)) return [];
    const marks = metaAt(collection.schema, yaml?.values, path);
    return [sentence(text, field, (words) => placeInField(lines, place, words), marks)];
  });
  if (!tree) return inFields;
  const inText = nodesOfType(tree, 'text').map((node) =>
    sentence(node.value, 'the text', (words) => placeInText(lines, node, node.value.indexOf(words), words), {
      ownFacts: textFacts,
    }),
  );
  return [...inFields, ...inText];
}
