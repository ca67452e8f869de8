import { z } from 'zod';
import { inquiry } from './inquiry';
import { httpsUrl, line, placeholders, positiveInteger, slugPattern, text } from './kinds';
import { alternativeText, ownPicture } from './pictures';

export type Status = (typeof statuses)[number];

export const statuses = ['established', 'planned'] as const;

/** The status of those that have a card at the end of an article. */
export const cardStatus: Status = 'established';

/** The fields that a venture needs besides the required ones, by its status. The other status may have them too. */
export const neededFields = {
  established: ['sector', 'description', 'features', 'service', 'url'],
  planned: ['phase'],
} as const satisfies Record<Status, readonly string[]>;

/** Adds an issue for each field that the status needs and the document lacks, besides all other issues. */
function requireFieldsOfStatus(value: Record<string, unknown>, { issues, addIssue }: z.core.$RefinementCtx) {
  const status = statuses.find((name) => name === value.status);
  if (!status) return;
  for (const name of neededFields[status]) {
    if (value[name] !== undefined || issues.some(({ path }) => path?.[0] === name)) continue;
    addIssue({
      ...{ code: 'custom', path: [name], input: undefined, params: { cause: 'status' } },
      message: `status: ${status} needs it`,
    });
  }
}

const leaderReason = 'must be the name of a file in content/people without .md, such as jane-doe';

/** `content/ventures/<slug>.yaml`: an established business or a planned division. */
export const venture = z
  .strictObject({
    name: line('Its trading name, or the name of the division.'),
    shortName: line('A shorter name for the plan.').optional(),
    order: positiveInteger().meta({ description: 'Position in lists of its status; 1 is first.' }),
    status: z.enum(statuses).meta({
      description:
        'established: one of the businesses, with solid lines; planned: a division, with dashed lines.',
    }),
    phase: line('The current phase of a planned division.').optional(),
    sector: line('Its industry, in two to four words.').optional(),
    summary: text(
      'One sentence about what it does, or is planned to do: for its card or row, such as those of the home page.',
    ).meta({ isWords: true, takesFacts: true }),
    description: text(
      'One or two sentences for Our Businesses. Of a planned division, only the summary is shown.',
    )
      .meta({ isWords: true, takesFacts: true })
      .optional(),
    features: z
      .array(line('One service.').meta({ isWords: true }))
      .min(3)
      .max(12)
      .optional()
      .meta({
        description: 'What it does for clients: three to twelve lines.',
      }),
    service: line('Name of its service in links on the contact page.').optional(),
    leader: z.string(leaderReason).regex(slugPattern, leaderReason).optional().meta({
      description: 'Who leads it: the name of a file in content/people without .md.',
      refersTo: 'people',
    }),
    founded: z
      .int()
      .min(1800)
      .max(2099)
      .optional()
      .meta({ description: 'The year in which it was founded.' }),
    place: line('Where it is, for example Ringwood, Victoria.').optional(),
    picture: ownPicture(
      'A picture in content/pictures, in place of the drawing on Our Businesses.',
      'text',
    ).optional(),
    imageAlt: alternativeText().optional(),
    inquiry,
    url: httpsUrl('Its own website.').meta({ label: 'Website' }).optional(),
    placeholders: placeholders(['url', 'phase', 'summary', 'description', 'features']),
  })
  .refine(({ picture, imageAlt }) => picture === undefined || imageAlt !== undefined, {
    path: ['picture'],
    error: 'needs imageAlt: say what it shows, for people who cannot see it',
  })
  .superRefine(requireFieldsOfStatus, { when: ({ value }) => typeof value === 'object' && value !== null })
  .meta({ title: 'Venture' });
