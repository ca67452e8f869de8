import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../../content/document';
import { factPattern, ventureFacts } from '../../schemas/facts';
import { sentencesIn } from '../company/sentences';

/**
 * Adds a warning for each sentence that counts or lists ventures of which one or none is left: it needs other words. With
 * an error in a venture, it is unclear which of them count.
 */
export function checkFewVentures(ventures: readonly VFile[], documents: readonly VFile[]) {
  if (ventures.some(({ messages }) => messages.some(({ fatal }) => fatal))) return;
  const reasons = reasonsByFact(ventures);
  if (reasons.size === 0) return;
  for (const { text, warn } of documents.flatMap(sentencesIn)) {
    for (const { 1: name = '' } of text.matchAll(factPattern)) {
      const reason = reasons.get(name);
      if (reason) warn(`{${name}}`, `{${name}} ${reason}`);
    }
  }
}

/** What is wrong with a sentence that has one of these facts, and what to write. */
function reasonsByFact(files: readonly VFile[]): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const [name, { status, isNumber }] of ventureFacts) {
    const left = files.filter((file) => fieldOf(documentOf(file), 'status') === status).length;
    if (left > 1) continue;
    const what = isNumber
      ? `is ${left === 1 ? 'one' : 'zero'} now`
      : `lists ${left === 1 ? 'one name' : 'no names'} now`;
    const fix =
      left === 1 ? 'write the sentence for one, without it' : 'write or leave out the sentence, without it';
    reasons.set(name, `${what}: ${fix}`);
  }
  return reasons;
}
