import { parseArgs } from 'node:util';
import { categories } from '../../../lib/articles/categories';
import { fields, type Given } from './fields';
import { InputError } from './inputError';

const examples: Record<string, string> = {
  title: '"Superannuation on payday"',
  slug: 'superannuation-on-payday',
  category: JSON.stringify(categories[0]),
  excerpt: '"What changes when super is due with every pay."',
  image: 'https://images.unsplash.com/photo-1551288049-bebda4e38f71',
  'image-alt': '"Performance graphs on the screen of a laptop"',
  date: '2025-07-21',
};

export type Flags = { given: Given; text?: string; draft?: boolean; yes: boolean; help: boolean };

/** Parses the command line. Throws for unknown flags. */
export function readFlags(args: readonly string[]): Flags {
  const { values } = parsed(args);
  const given: Given = {};
  for (const { name, flag } of fields) {
    const value = values[flag];
    if (typeof value === 'string') given[name] = value;
  }
  return {
    given,
    text: values.text as string | undefined,
    draft: values.draft as boolean | undefined,
    yes: values.yes === true,
    help: values.help === true,
  };
}

function parsed(args: readonly string[]) {
  const texts = Object.fromEntries(fields.map(({ flag }) => [flag, { type: 'string' as const }]));
  const boolean = { type: 'boolean' as const };
  const options = {
    ...texts,
    ...{ text: { type: 'string' as const }, draft: boolean, yes: boolean, help: { ...boolean, short: 'h' } },
  };
  try {
    return parseArgs({ args: [...args], options }) as {
      values: Record<string, string | boolean | undefined>;
    };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(
      code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
        ? 'A value has no flag. Put two hyphens after the command, and values of several words in quotation marks:\n  npm run new:article -- --title "A title of several words"'
        : `${message.split(/\. |\n/)[0]}. All flags with examples: npm run new:article -- --help`,
    );
  }
}

/** The help text. */
export function usage(): string {
  const rows = fields.map(({ flag, defaultValue }) => {
    const note = defaultValue
      ? `  (default: ${flag === 'slug' ? 'from the title' : 'today in Melbourne'})`
      : '';
    return `  --${flag.padEnd(10)} ${examples[flag]}${note}`;
  });
  return [
    'Writes content/articles/<file name>.md. Never overwrites a file.',
    '',
    'npm run new:article                    asks for every field',
    'npm run new:article -- --title "…" …   asks only for the other fields',
    '',
    ...rows,
    '  --text       article.txt  takes the text from a file and computes its read time',
    '  --draft      keeps the article off the site for now',
    '  --yes        accepts the default file name and date',
    '',
    `Categories, by name or number: ${categories.map((name, index) => `${index + 1} ${name}`).join(', ')}`,
  ].join('\n');
}
