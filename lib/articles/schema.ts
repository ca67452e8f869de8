import { z } from 'zod';
import { categoryName } from '../categories/field';
import { isoDate, line, positiveInteger, text } from '../fields/kinds';
import { alternativeText, focus, isHosted, picture } from '../pictures/schema';
import { aliases } from '../redirects/schema';

const byReason = 'leave out "By": the page adds it';

/** Front matter of `content/articles/<slug>.md`; the file name is the slug. */
export const article = z
  .strictObject({
    id: positiveInteger().meta({
      description: 'A whole number that no other article has: the next free one.',
      examples: [7],
    }),
    title: line('The headline on the card and the page. At most about 70 characters.'),
    excerpt: text(
      'One or two sentences for the card, search results and previews. At most about 160 characters.',
    ),
    category: categoryName('One of the categories of the news page.'),
    date: isoDate(
      'The day of publication, for example 2025-07-21. A day in the future schedules the article.',
    ),
    readTime: z
      .string({ error: ({ input }) => readTimeReason(input) })
      .regex(/^[1-9]\d* min read$/, { error: ({ input }) => readTimeReason(input) })
      .meta({
        description: 'For example: 6 min read. About 200 to 230 words a minute.',
        examples: ['6 min read'],
      }),
    image: picture(
      'One of our pictures, such as team-day.jpg, or the URL of one on images.unsplash.com, without the question mark and what follows it.',
    ),
    imageAlt: alternativeText(),
    imageCredit: line('The words below the picture, for example: Photo: Sam Lee.')
      .meta({ examples: ['Photo: Sam Lee'] })
      .optional(),
    focus: focus(
      'What must stay in view when a picture of content/pictures is cropped: left, right, top, bottom, or a point such as 40% 20%, from the left and from the top.',
    ),
    author: line('Who wrote it: a full name, or the name of a file in content/people/ without .md.')
      .refine(isWithoutBy, byReason)
      .meta({ examples: ['Jane Doe'], suggests: 'people' })
      .optional(),
    authors: z
      .array(
        line('A full name, or the name of a file in content/people/ without .md.')
          .refine(isWithoutBy, byReason)
          .meta({ suggests: 'people' }),
      )
      .min(1, 'is empty: list an author, or delete the line')
      .max(12)
      .refine((authors) => new Set(authors).size === authors.length, 'has an author twice: delete one')
      .optional()
      .meta({
        description:
          'In place of author, if several wrote it: each a full name, or the name of a file in content/people/ without .md.',
        examples: [['jane-doe', 'Sam Lee']],
      }),
    business: line(
      'The business that it is about: the name of its file in content/ventures/ without .yaml. Its card is at the end.',
    )
      .meta({ examples: ['pagareone'], refersTo: 'ventures' })
      .optional(),
    updated: isoDate(
      'The day of the last correction that readers should know of. Not for spelling.',
    ).optional(),
    updateNote: line('What changed on that day, in one sentence. The page shows it above the text.')
      .meta({ examples: ['The law has been passed since; the passage about it is corrected.'] })
      .optional(),
    reviewBy: isoDate(
      'The day by which somebody should read it again, because something in it may go out of date.',
    ).optional(),
    draft: z
      .boolean()
      .optional()
      .meta({
        description: 'While this is true, or switched on, the article is not on the site.',
        examples: [true],
      }),
    aliases: aliases('Former file names of the article, without .md: their URLs redirect here.'),
  })
  .superRefine(({ image, focus }, { addIssue }) => {
    if (focus === undefined || !isHosted(image)) return;
    const message =
      'works only with a picture of content/pictures: delete the line, or choose another picture';
    addIssue({ code: 'custom', path: ['focus'], message });
  })
  .superRefine(({ author, authors }, { addIssue }) => {
    if (author === undefined || authors === undefined) return;
    const all = [...new Set([author, ...authors])].join(', ');
    const message = `cannot be beside author: delete the line author, and write authors: [${all}]`;
    addIssue({ code: 'custom', path: ['authors'], message });
  })
  .superRefine(({ date, updated, updateNote, reviewBy }, { addIssue }) => {
    const fail = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (updated && updated < date)
      fail('updated', `is before the publication on ${date}: correct one of the two`);
    if (updateNote && !updated)
      fail('updateNote', 'needs the day of the change too: add the line updated: and the day');
    if (reviewBy && reviewBy < date)
      fail('reviewBy', `is before the publication on ${date}: correct one of the two`);
  })
  .meta({ title: 'Article' });

/**
 * What a field is for, besides the article's own page. `summary` is sent to browsers for each card and for the modal; the
 * words of `prose` are checked as those of a text.
 */
type Use = 'summary' | 'feed' | 'structuredData' | 'prose';

/** What each field is for. Code for one of these uses never gets a field that is not marked for it. */
export const articleFieldUses = {
  id: ['summary'],
  title: ['summary', 'feed', 'structuredData', 'prose'],
  excerpt: ['summary', 'feed', 'structuredData', 'prose'],
  category: ['summary', 'feed', 'structuredData'],
  date: ['summary', 'feed', 'structuredData'],
  readTime: ['summary'],
  image: ['summary', 'feed'],
  imageAlt: ['summary', 'feed', 'prose'],
  imageCredit: ['summary', 'feed'],
  focus: ['feed'],
  author: [],
  authors: ['summary', 'feed', 'structuredData'],
  business: [],
  updated: ['summary', 'feed', 'structuredData'],
  updateNote: ['summary', 'prose'],
  reviewBy: [],
  draft: ['summary'],
  aliases: [],
} as const satisfies Record<keyof typeof article.shape, readonly Use[]>;

type Uses = typeof articleFieldUses;

/** The names of the fields with a use. */
export type FieldsFor<Name extends Use> = {
  [Field in keyof Uses]: Name extends Uses[Field][number] ? Field : never;
}[keyof Uses];

/** The names of the fields with a use. */
export function fieldsFor(use: Use): string[] {
  return Object.entries(articleFieldUses)
    .filter(([, uses]) => (uses as readonly Use[]).includes(use))
    .map(([name]) => name);
}

/** The part of an article that is for a use: its slug, the fields marked for the use, and `also` if given. */
export function partFor<Item extends { slug: string }, Name extends Use, Also extends keyof Item = never>(
  use: Name,
  article: Item,
  also: readonly Also[] = [],
): Pick<Item, 'slug' | Also | (FieldsFor<Name> & keyof Item)> {
  const names = new Set<string>(['slug', ...fieldsFor(use), ...(also as readonly string[])]);
  const entries = Object.entries(article).filter(([name, value]) => names.has(name) && value !== undefined);
  return Object.fromEntries(entries) as Pick<Item, 'slug' | Also | (FieldsFor<Name> & keyof Item)>;
}

function isWithoutBy(author: string): boolean {
  return !/^by\s/i.test(author);
}

function readTimeReason(value: unknown): string {
  const [, minutes] = /^\D{0,10}([1-9]\d{0,2})(?!\d|\s*[-–.:,]?\s*\d)/.exec(String(value)) ?? [];
  return minutes ? `write ${minutes} min read` : 'must read like "6 min read"';
}
