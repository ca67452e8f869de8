import { z } from 'zod';
import type { Collection } from '../collection';

const wordWithSigns = /\S*[^\p{L}'’\s-]\S*/u;

const schema = z
  .strictObject({
    words: z
      .string()
      .regex(/^[\p{L}'’\s-]*$/u, {
        error: ({ input }) =>
          `must be words alone, one on each line: delete digits and other signs, such as those in '${wordWithSigns.exec(String(input))?.[0]}'`,
      })
      .meta({
        description: 'Correct words that the dictionary does not have, one on each line.',
        isName: true,
      }),
  })
  .meta({ title: 'WordList' });

/** Words that are right though the Australian dictionary does not have them. */
export const wordList = {
  name: 'WordList',
  path: 'words.yaml',
  isOptional: true,
  extension: '.yaml',
  schema,
  form: { label: 'Correct words', one: 'Word list' },
} as const satisfies Collection;

/** The words of a text. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}'’]+/gu) ?? [];
}
