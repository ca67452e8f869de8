import { z } from 'zod';
import { line } from '../../schemas/kinds';
import type { Collection } from '../collection';

/** cspell gives a meaning to other signs. */
const word = line('A correct word.').regex(
  /^[\p{L}'’ -]+$/u,
  'must be a word: delete digits and other signs',
);

const schema = z
  .strictObject({
    words: z.array(word).meta({ description: 'Correct words that the dictionaries do not have.' }),
  })
  .meta({ title: 'WordList' });

/** Words that are right though the dictionaries do not have them. */
export const wordList = {
  name: 'WordList',
  path: 'words.yaml',
  isOptional: true,
  extension: '.yaml',
  schema,
  form: { label: 'Correct words', one: 'Word list' },
} as const satisfies Collection;
