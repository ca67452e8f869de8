import { z } from 'zod';
import { flag, line, slug, text } from '@/lib/schemas/kinds';
import { linkUrlReason } from '@/lib/schemas/linkUrlReason';
import type { SectionType } from '@/lib/schemas/sectionType';

/** Words for visitors, on one line and without Markdown. */
export function words(description: string) {
  return line(description).meta({ isWords: true, takesFacts: true });
}

/** The same for a sentence or more: forms have a box with several lines for it. */
export function sentences(description: string) {
  return text(description).meta({ isWords: true, takesFacts: true });
}

export const heading = () => words('The heading of the section.');

const linkPattern = /^(?:\/(?![/\\])[^\s<>"]*|#[\w-]+|https:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:\+?[\d-]+)$/;

const linkReason = 'must be a path such as /contact, an anchor such as #why, or a full https:// URL';

/** A link to a page of this site, an anchor on the page, or another site. */
export const href = () =>
  line('Where it leads: a page such as /contact, or a full https:// URL.')
    .superRefine((url, context) => {
      if (url === '') return;
      const message = linkUrlReason(url) ?? (linkPattern.test(url) ? undefined : linkReason);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .meta({ isLink: true, label: 'Leads to' });

/** Leads to a page of this site: a link to another one says that it opens a new tab. */
export const button = () =>
  z
    .strictObject({
      label: words('The words on the button.'),
      href: href().refine((url) => !url.startsWith('https:'), {
        error: 'a button leads to a page of this site, such as /contact: link to other sites in a text',
      }),
    })
    .meta({ title: 'Button' });

/** A short name with a sentence or two. */
export const item = () =>
  z
    .strictObject({ name: words('A short name.'), text: sentences('A sentence or two, without Markdown.') })
    .meta({ title: 'Item' });

type Definition<Fields> = Omit<SectionType, 'schema'> & { description: string; fields: Fields };

/** A type of section, with the fields that every type has. */
export function sectionType<Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  { description, fields, ...others }: Definition<Fields>,
) {
  const schema = z
    .strictObject({
      type: z.literal(name),
      ...fields,
      anchor: slug()
        .optional()
        .meta({ description: 'The end of the URL of the section, after #, instead of its heading.' }),
      disclaimer: flag('Whether the disclaimer of company.yaml is below the section.'),
    })
    .meta({ title: name, description });
  return { schema, ...others };
}
