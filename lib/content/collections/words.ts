import { z } from 'zod';
import { line } from '../../schemas/kinds';
import type { Collection } from '../collection';

const schema = z
  .strictObject({
    words: z.array(line('A correct word.')).meta({
      description: 'Correct words that the dictionaries do not have.',
    }),
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
