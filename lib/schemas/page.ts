import { z } from 'zod';
import { facts } from './facts';
import { line, positiveInteger, slugPattern, text } from './kinds';
import { aliases } from './redirects';
import type { SectionTypes } from './sectionType';

/** The pages that the site cannot be without, by file name. */
export const requiredPages = [
  'home',
  'about',
  'our-businesses',
  'news-insights',
  'contact',
  'not-found',
] as const;

const factNames = [...facts.keys()].map((name) => `{${name}}`).join(', ');

const navigation = z
  .strictObject({
    label: line('The words of the link, where the title is too long.').meta({ isWords: true }).optional(),
    position: positiveInteger().meta({
      description:
        'Place in the header: lower numbers are further left, and each page needs its own. Between 20 and 30 is 25.',
    }),
  })
  .meta({
    title: 'Navigation',
    description: 'The link in the header. Without it, only the footer links to the page.',
    examples: [{ position: 25 }],
    isTechnical: true,
  });

/** Front matter of `content/pages/<slug>.md`; the file name is the path. */
export function pageSchema(sections: SectionTypes) {
  const [first, ...rest] = Object.values(sections).map(({ schema }) => schema);
  if (!first) throw new Error('A site needs at least one type of section.');
  return z
    .strictObject({
      title: line(
        'The name of the page in browser tabs, search results, shared links and the footer. The heading on the page is that of its hero; without a hero, it is this title. At most about 70 characters.',
      ).meta({ isWords: true, takesFacts: true, shownLength: 70 }),
      description: text(
        'One or two sentences for search results, shared links and, without a hero, below the heading. At most about 160 characters.',
      ).meta({ isWords: true, takesFacts: true, shownLength: 160 }),
      navigation: navigation.optional(),
      aliases: aliases('Former file names of the page, without .md: their URLs redirect here.'),
      sections: z
        .array(z.discriminatedUnion('type', [first, ...rest]))
        .min(1, 'is empty: list a section, or delete the line')
        .max(30)
        .optional()
        .meta({
          description: `The sections of the page in order (docs/sections.md). In all words, ${factNames} stand for facts about the group.`,
        }),
      placeholders: z
        .array(
          z
            .string()
            .regex(slugPattern, 'must be title, description, text, or the type or anchor of a section'),
        )
        .optional()
        .meta({
          description:
            'What the owner has not confirmed: title, description, text, or sections by their type or anchor. Delete a name when it is confirmed.',
          isTechnical: true,
        }),
    })
    .meta({ title: 'Page' });
}
