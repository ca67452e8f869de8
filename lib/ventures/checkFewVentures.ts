import type { VFile } from 'vfile';
import { factPattern, ventureFacts } from '../company/facts';
import { type Sentence, sentencesIn } from '../company/sentences';
import { documentOf, fieldOf } from '../content/document';

/**
 * Adds a warning for each sentence that counts or lists ventures of which one or none is left: it needs other words. With
 * an error in a venture, it is unclear which of them count.
 */
export function checkFewVentures(ventures: readonly VFile[], documents: readonly VFile[]) {
  if (ventures.some(({ messages }) => messages.some(({ fatal }) => fatal))) return;
  for (const sentence of documents.flatMap(sentencesIn)) reportFewVentures(sentence, ventures);
}

function reportFewVentures({ text, warn }: Sentence, files: readonly VFile[]) {
  for (const { 1: name = '' } of text.matchAll(factPattern)) {
    const { status, isNumber } = ventureFacts.get(name) ?? {};
    if (!status) continue;
    const left = files.filter((file) => fieldOf(documentOf(file), 'status') === status).length;
    if (left > 1) continue;
    const what = isNumber
      ? `is ${left === 1 ? 'one' : 'zero'} now`
      : `lists ${left === 1 ? 'one name' : 'no names'} now`;
    const fix =
      left === 1 ? 'write the sentence for one, without it' : 'write or leave out the sentence, without it';
    warn(`{${name}}`, `{${name}} ${what}: ${fix}`);
  }
}
