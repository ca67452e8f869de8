import { z } from 'zod';
import { isDay } from './isoDay';
import { categoryName, flag, isoDate, line, positiveInteger, text } from './kinds';
import { alternativeText, examplePicture, focus, picture } from './pictures';
import { aliases } from './redirects';
import { cardStatus } from './venture';

const readTimeReason = 'must read like "6 min read"';

/** Front matter of `content/articles/<slug>.md`; the file name is the slug. */
export const article = z
  .strictObject({
    id: positiveInteger().meta({
      description: 'A whole number that no other article has: the next free one.',
      examples: [7],
      isCounted: true,
      isTechnical: true,
    }),
    title: line('The headline on the card and the page. At most about 70 characters.').meta({
      isWords: true,
      shownLength: 70,
    }),
    excerpt: text(
      'One or two sentences for the card, search results and previews. At most about 160 characters.',
    ).meta({ isWords: true, shownLength: 160, standIn: 'TODO' }),
    category: categoryName('One of the categories of the news page.'),
    date: isoDate(
      'The day of publication, for example 2025-07-21. A day in the future schedules the article.',
    ),
    draft: flag(
      'While this is true, or switched on, the article is not on the site. Until the words and the picture are there, write TODO and choose any picture.',
    ),
    readTime: z
      .string(readTimeReason)
      .regex(/^[1-9]\d* min read$/, readTimeReason)
      .meta({
        description: 'For example: 6 min read. About 200 to 230 words a minute.',
        examples: ['6 min read'],
        isCounted: true,
        isTechnical: true,
      }),
    image: picture(
      'One of our pictures, such as team-day.jpg, or the URL of one on images.unsplash.com, without the question mark and what follows it.',
    ).meta({ standIn: examplePicture }),
    imageAlt: alternativeText().meta({ standIn: 'TODO' }),
    imageCredit: line('The words below the picture, for example: Photo: Sam Lee.')
      .meta({ examples: ['Photo: Sam Lee'] })
      .optional(),
    focus: focus(
      'What must stay in view when a picture of content/pictures is cropped: left, right, top, bottom, or a point such as 40% 20%, from the left and from the top.',
    ),
    // The form has the text here (content/collections/articles.ts), and then what few articles need.
    author: line('Who wrote it: a full name, or the name of a file in content/people/ without .md.')
      .meta({ examples: ['Jane Doe'], suggests: 'people' })
      .optional(),
    authors: z
      .array(
        line('A full name, or the name of a file in content/people/ without .md.').meta({
          suggests: 'people',
        }),
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
      .meta({ examples: ['pagareone'], refersTo: 'ventures', ofStatus: cardStatus })
      .optional(),
    updated: isoDate(
      'The day of the last correction that readers should know of. Not for spelling.',
    ).optional(),
    updateNote: line('What changed on that day, in one sentence. The page shows it above the text.')
      .meta({
        examples: ['The law has been passed since; the passage about it is corrected.'],
        isWords: true,
      })
      .optional(),
    reviewBy: isoDate(
      'The day by which somebody should read it again, because something in it may go out of date.',
    ).optional(),
    aliases: aliases('Former file names of the article, without .md: their URLs redirect here.'),
  })
  .superRefine(({ author, authors }, { addIssue }) => {
    if (author === undefined || authors === undefined) return;
    const message = 'cannot be beside author: delete the line author, and list that name here';
    addIssue({ code: 'custom', path: ['authors'], message });
  })
  .superRefine(({ date, updated, updateNote, reviewBy }, { addIssue }) => {
    const fail = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    // What cannot be read has its own message.
    const isBefore = (day?: string) => day !== undefined && isDay(day) && isDay(date) && day < date;
    if (isBefore(updated)) fail('updated', `is before the publication on ${date}: correct one of the two`);
    if (updateNote && !updated)
      fail('updateNote', 'needs the day of the change too: add the line updated: and the day');
    if (isBefore(reviewBy)) fail('reviewBy', `is before the publication on ${date}: correct one of the two`);
  })
  .meta({ title: 'Article' });

/** The fields that browsers get, for each card and for the modal. All others stay on the article's own page. */
export const summaryFields = [
  'id',
  'title',
  'excerpt',
  'category',
  'date',
  'readTime',
  'image',
  'imageAlt',
  'imageCredit',
  'authors',
  'updated',
  'updateNote',
  'draft',
] as const satisfies readonly (keyof typeof article.shape)[];

const added = ['slug', 'categorySlug', 'icon', 'drawing', 'mirrored', 'scheduled'] as const;

/** The part of an article that browsers get, without what has no value. */
export function summaryPart<Item extends object>(article: Item) {
  const names = new Set<string>([...summaryFields, ...added]);
  const entries = Object.entries(article).filter(([name, value]) => names.has(name) && value !== undefined);
  type Name = (typeof summaryFields | typeof added)[number];
  return Object.fromEntries(entries) as Pick<Item, keyof Item & Name>;
}
