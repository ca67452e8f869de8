import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf, markedFields } from '../../content/document';
import { addError, addWarning } from '../../content/messages';
import { nodesOfType } from '../../markdown/nodes';
import { placeInField, placeInText } from '../../markdown/places';

/** A sentence of a document. */
export type Sentence = {
  text: string;
  /** Whether the facts about the group are filled in. */
  takesFacts: boolean;
  /** Names in curly brackets that have a meaning in this field, or this kind of text, alone. */
  ownFacts: readonly string[];
  warn(words: string, reason: string): void;
  fail(words: string, reason: string): void;
};

type Marks = Partial<Pick<Sentence, 'takesFacts' | 'ownFacts'>>;

/** The sentences of a file: the words of its fields, and its text, where it can contain facts or has curly brackets. */
export function sentencesIn(file: VFile): Sentence[] {
  const document = documentOf(file);
  const { collection, lines, tree } = document;
  const sentence = (
    text: string,
    subject: string,
    placeOf: (words: string) => Point,
    { takesFacts = false, ownFacts = [] }: Marks,
  ): Sentence => {
    const reportWith = (add: typeof addWarning) => (words: string, reason: string) =>
      add(file, placeOf(words), `${subject}: ${reason}`, 'facts');
    return {
      ...{ text, takesFacts, ownFacts },
      warn: reportWith(addWarning),
      fail: reportWith(addError),
    };
  };
  const inFields = markedFields(document, 'isWords').map(({ field, text, place, marks }) =>
    sentence(text, field, (words) => placeInField(lines, place, words), marks),
  );
  const { textFacts } = collection;
  const ofText = { takesFacts: textFacts !== undefined, ownFacts: textFacts };
  // Articles are many, and checked again after each change of any file.
  if (!tree || !(ofText.takesFacts || document.text?.includes('{'))) return inFields;
  const inText = nodesOfType(tree, 'text').map((node) =>
    sentence(
      node.value,
      'the text',
      (words) => placeInText(lines, node, node.value.indexOf(words), words),
      ofText,
    ),
  );
  return [...inFields, ...inText];
}
