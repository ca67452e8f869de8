import { slugOf } from '../../../lib/check/findFiles';
import { article, slugPattern } from '../../../lib/schema/article';
import { type Category, categories } from '../../../lib/schema/categories';
import { today } from '../../today';
import { InputError } from './inputError';
import type { Library } from './library';

/** What a writer decides about a new article; its id and read time are computed. */
export type Answers = {
  title: string;
  slug: string;
  category: Category;
  excerpt: string;
  image: string;
  imageAlt: string;
  date: string;
};

export type Given = Partial<Record<keyof Answers, string>>;

/** An answer as it will be written, or an error message. */
type Reading = { value: string } | { error: string };

export type Field = {
  name: keyof Answers;
  flag: string;
  question: string;
  /** The only values that a writer can choose. */
  choices?: readonly string[];
  read(input: string, library: Library): Reading;
  /** The default; undefined where the writer must answer. */
  proposal?(given: Given): string | undefined;
};

export const fields: readonly Field[] = [
  { name: 'title', flag: 'title', question: 'Title', read: readTitle },
  {
    name: 'slug',
    flag: 'slug',
    question: 'File name, which is also its URL',
    read: readSlug,
    proposal: ({ title = '' }) => (/[a-z0-9]/i.test(title.normalize('NFKD')) ? shortSlug(title) : undefined),
  },
  {
    name: 'category',
    flag: 'category',
    question: 'Category',
    choices: categories,
    read: readCategory,
  },
  {
    name: 'excerpt',
    flag: 'excerpt',
    question: 'Excerpt, one or two sentences for the card',
    read: (input) => bySchema('excerpt', oneLine(input)),
  },
  {
    name: 'image',
    flag: 'image',
    question: 'URL of the picture on images.unsplash.com',
    // URLs copied from the picture host have sizes after the question mark.
    read: (input) => bySchema('image', oneLine(input).replace(/[?#].*/, '')),
  },
  {
    name: 'imageAlt',
    flag: 'image-alt',
    question: 'What the picture shows, for people who cannot see it',
    read: (input) => bySchema('imageAlt', oneLine(input)),
  },
  {
    name: 'date',
    flag: 'date',
    question: 'Day of publication',
    read: (input) => bySchema('date', oneLine(input)),
    proposal: () => today(),
  },
];

/** Every answer from flags alone. Throws with everything that is missing or wrong at once. */
export function complete(given: Given, library: Library): Answers {
  const missing: string[] = [];
  const errors: string[] = [];
  const answers: Given = {};
  for (const field of fields) {
    const input = given[field.name] ?? field.proposal?.(answers);
    // Without a title there is no file name to propose, so only the title is reported.
    if (input === undefined) {
      if (field.name !== 'slug' || answers.title) missing.push(`--${field.flag}`);
      continue;
    }
    const reading = field.read(input, library);
    if ('error' in reading) errors.push(`--${field.flag}: ${reading.error}`);
    else answers[field.name] = reading.value;
  }
  if (missing.length > 0) {
    errors.unshift(
      `There is no terminal to ask questions in, and these flags are missing: ${missing.join(', ')}`,
    );
  }
  if (errors.length > 0) {
    const help = 'Nothing was written. All flags with examples: npm run new:article -- --help';
    throw new InputError([...errors, help].join('\n'));
  }
  return answers as Answers;
}

/** A slug of whole words with at most 60 characters, which address bars show in full. */
function shortSlug(title: string): string {
  const slug = slugOf(title);
  return slug.length > 60 ? slug.slice(0, 61).replace(/-?[^-]*$/, '') || slug.slice(0, 60) : slug;
}

function readTitle(input: string, { titles }: Library): Reading {
  const title = oneLine(input);
  const other = titles.get(title.toLowerCase());
  if (other) return { error: `${other} has this title already: choose another one` };
  return bySchema('title', title);
}

function readSlug(input: string, { slugs }: Library): Reading {
  const slug = input.trim().replace(/\.md$/, '');
  if (!slugPattern.test(slug)) {
    return { error: `must be lower-case words joined by hyphens, for example ${slugOf(slug)}` };
  }
  const other = slugs.get(slug);
  if (!other) return { value: slug };
  return { error: `${slug} is taken by ${other}, which is left as it is: choose another file name` };
}

function readCategory(input: string): Reading {
  const answer = input.trim().toLowerCase();
  const found =
    categories[/^\d+$/.test(answer) ? Number(answer) - 1 : -1] ??
    categories.find((category) => category.toLowerCase() === answer);
  if (found) return { value: found };
  const list = categories.map((category, index) => `${index + 1} ${category}`).join(', ');
  return { error: `'${input.trim()}' is no category: write a number or a name of ${list}` };
}

function bySchema(name: Exclude<keyof Answers, 'slug'>, value: string): Reading {
  if (value === '') return { error: 'is empty: write something' };
  const { error } = article.shape[name].safeParse(value);
  return error ? { error: error.issues[0]?.message ?? 'cannot be used' } : { value };
}

function oneLine(input: string): string {
  return input.replace(/\s+/g, ' ').trim();
}
