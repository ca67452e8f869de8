import { type Category, categories } from '../../../lib/articles/categories';
import { article } from '../../../lib/articles/schema';
import { today } from '../../../lib/content/buildDay';
import { slugOf } from '../../../lib/content/slug.browser';
import { InputError } from './inputError';
import type { Library } from './library';

/** What the writer decides; the id and read time are computed. */
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

/** The value to write, or an error message. */
type Parsed = { value: string } | { error: string };

export type Field = {
  name: keyof Answers;
  flag: string;
  question: string;
  /** The only values that a writer can choose. */
  choices?: readonly string[];
  parse(input: string, library: Library): Parsed;
  /** Undefined if the writer must answer. */
  defaultValue?(given: Given): string | undefined;
};

export const fields: readonly Field[] = [
  { name: 'title', flag: 'title', question: 'Title', parse: parseTitle },
  {
    name: 'slug',
    flag: 'slug',
    question: 'File name, which is also the end of the URL',
    parse: parseSlug,
    defaultValue: ({ title = '' }) =>
      /[a-z0-9]/i.test(title.normalize('NFKD')) ? shortSlug(title) : undefined,
  },
  {
    name: 'category',
    flag: 'category',
    question: 'Category',
    choices: categories,
    parse: parseCategory,
  },
  {
    name: 'excerpt',
    flag: 'excerpt',
    question: 'Excerpt, one or two sentences for the card',
    parse: (input) => bySchema('excerpt', oneLine(input)),
  },
  {
    name: 'image',
    flag: 'image',
    question: 'Picture: a file name in content/pictures, or a URL on images.unsplash.com',
    // Copied URLs have sizes after the question mark.
    parse: (input) => bySchema('image', oneLine(input).replace(/[?#].*/, '')),
  },
  {
    name: 'imageAlt',
    flag: 'image-alt',
    question: 'What the picture shows, for people who cannot see it',
    parse: (input) => bySchema('imageAlt', oneLine(input)),
  },
  {
    name: 'date',
    flag: 'date',
    question: 'Publication date',
    parse: (input) => bySchema('date', oneLine(input)),
    defaultValue: () => today(),
  },
];

/** All answers from flags alone. Throws one error with everything that is missing or wrong. */
export function complete(given: Given, library: Library): Answers {
  const missing: string[] = [];
  const errors: string[] = [];
  const answers: Given = {};
  for (const field of fields) {
    const input = given[field.name] ?? field.defaultValue?.(answers);
    // The default file name comes from the title, so only the title is missing.
    if (input === undefined) {
      if (field.name !== 'slug' || answers.title) missing.push(`--${field.flag}`);
      continue;
    }
    const parsed = field.parse(input, library);
    if ('error' in parsed) errors.push(`--${field.flag}: ${parsed.error}${listOf(field)}`);
    else answers[field.name] = parsed.value;
  }
  if (missing.length > 0) {
    errors.unshift(`There is no terminal for questions. Add these flags: ${missing.join(', ')}`);
  }
  if (errors.length > 0) {
    const help = 'Nothing was written. All flags with examples: npm run new:article -- --help';
    throw new InputError([...errors, help].join('\n'));
  }
  return answers as Answers;
}

/** The choices of a field, for an error message where no prompt shows them. */
function listOf({ choices = [] }: Field): string {
  const list = choices.map((choice, index) => `${index + 1} ${choice}`).join(', ');
  return list && `: write the number or name of one of ${list}`;
}

/** A slug of whole words with at most 60 characters. */
function shortSlug(title: string): string {
  const slug = slugOf(title);
  return slug.length > 60 ? slug.slice(0, 61).replace(/-?[^-]*$/, '') || slug.slice(0, 60) : slug;
}

function parseTitle(input: string, { titles }: Library): Parsed {
  const title = oneLine(input);
  const other = titles.get(title.toLowerCase());
  if (other) return { error: `${other} already has this title: choose another` };
  return bySchema('title', title);
}

function parseSlug(input: string, { slugs }: Library): Parsed {
  const name = input.trim().replace(/\.md$/i, '');
  const letters = name.normalize('NFKD').match(/[\p{L}\p{N}]/gu) ?? [];
  // slugOf drops other letters.
  if (letters.length === 0 || letters.some((letter) => !/[a-z0-9]/i.test(letter))) {
    return { error: 'must be words of the letters a to z and digits, for example payday-super-what-changes' };
  }
  const slug = slugOf(name);
  const other = slugs.get(slug);
  if (!other) return { value: slug };
  return { error: `${slug} is taken by ${other}: choose another file name` };
}

function parseCategory(input: string): Parsed {
  const answer = input.trim().toLowerCase();
  const found =
    categories[/^\d+$/.test(answer) ? Number(answer) - 1 : -1] ??
    categories.find((category) => category.toLowerCase() === answer);
  return found ? { value: found } : { error: `'${input.trim()}' is not a category` };
}

function bySchema(name: Exclude<keyof Answers, 'slug'>, value: string): Parsed {
  if (value === '') return { error: 'is empty: write a value' };
  const { error } = article.shape[name].safeParse(value);
  return error ? { error: error.issues[0]?.message ?? 'cannot be used' } : { value };
}

function oneLine(input: string): string {
  return input.replace(/\s+/g, ' ').trim();
}
