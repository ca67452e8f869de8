import type { z } from 'zod';
import type * as compiled from '#content';
import { sectionTypes } from '../../../components/sections/list';
import { today } from '../../../lib/content/buildDay';
import { people } from '../../../lib/content/collections/people';
import { formatDate } from '../../../lib/content/dates.browser';
import { isPublic, scheduledDay } from '../../../lib/content/publication';
import { htmlOf } from '../../../lib/markdown/fields';
import { memoized } from '../../../lib/markdown/memoized';
import { isDay } from '../../../lib/schemas/isoDay';
import type { SectionType } from '../../../lib/schemas/sectionType';
import { slugOf } from '../../../lib/schemas/slug';
import { fieldInWords, labelOf } from '../labels';

/** What components import as `#content`. */
export type Content = typeof compiled;

/** The facts about the group that have no form, as they were when the editor was built. */
export type Settings = Partial<Content['company']>;

/** A document as a save would write it. */
export type Entry = {
  /** The folder in content/; `site` for the files beside the folders. */
  collection: string;
  /** The name of its file. */
  slug: string;
  fields: Record<string, unknown>;
  text: string;
  /** The URLs of the files that are uploaded with it, by their paths in the repository. */
  uploads: Readonly<Record<string, string>>;
};

/** The content of the site with a document in place of its last version. */
export function contentWith(edited: Entry, others: readonly Entry[], settings: Settings) {
  const isEdited = ({ collection, slug }: Entry) => collection === edited.collection && slug === edited.slug;
  const published = others.filter((entry) => !isEdited(entry) && isPublic(entry.fields, today()));
  const documents = (collection: string, compile: Compile) => [
    ...published
      .filter((entry) => entry.collection === collection)
      .map((entry) => compiledDocument(entry, compile)),
    ...(edited.collection === collection ? [compile(edited, true)] : []),
  ];
  const file = (name: string) =>
    [edited, ...others].find(({ collection, slug }) => collection === 'site' && slug === name)?.fields;
  return {
    company: { ...emptyCompany, ...settings, ...file('company') },
    categoryList: withNames(file('categories')),
    allVentures: documents('ventures', venture),
    allArticles: documents('articles', article),
    allPages: documents('pages', page),
    allPeople: documents('people', person),
    allLegals: documents('legal', legal),
    allRedirectLists: [],
  } satisfies Record<keyof Content, unknown> as unknown as Content;
}

/** In place of required facts that a writer has cleared. */
const emptyCompany = {
  ...{ name: '', tagline: '', description: '', url: 'https://example.com', email: '', phone: '', abn: '' },
  ...{ address: {}, businessHours: [], acknowledgement: {} },
};

/** The list without categories that a writer has just added, and with slugs that names of files and symbols can have. */
function withNames(list: Entry['fields'] = {}): Entry['fields'] {
  const { categories } = list;
  return {
    ...list,
    categories: Array.isArray(categories)
      ? categories
          .filter((item) => item?.name && item.slug)
          .map((item) => ({ description: '', ...item, slug: slugOf(item.slug) }))
      : [],
  };
}

function venture({ slug, fields }: Entry) {
  return { name: '', summary: '', features: [], inquiry: {}, ...fields, slug };
}

/** A document as components get it. */
type Compile = (entry: Entry, isEdited: boolean) => object;

const compiledDocument = memoized((entry: Entry, compile: Compile) => compile(entry, false));

/** The text of a document on a page that only its own preview shows. */
function textOf({ text }: Entry, isEdited: boolean) {
  return { body: { raw: text, html: isEdited ? htmlOf(text) : '' } };
}

function article(entry: Entry, isEdited: boolean) {
  const { slug, fields } = entry;
  const { draft: _, date, ...others } = fields;
  return {
    ...{ id: 0, title: '', excerpt: '', category: '', readTime: '', image: '', imageAlt: '' },
    ...others,
    date: isDay(String(date)) ? date : today(),
    slug,
    ...textOf(entry, isEdited),
  };
}

function legal(entry: Entry, isEdited: boolean) {
  const { slug, fields } = entry;
  return {
    ...{ title: '', description: '' },
    ...fields,
    effective: isDay(String(fields.effective)) ? fields.effective : today(),
    slug,
    ...textOf(entry, isEdited),
  };
}

function page({ slug, fields, text }: Entry) {
  const sections = Array.isArray(fields.sections) ? fields.sections : [];
  return {
    title: '',
    description: '',
    ...fields,
    slug,
    body: { raw: text, html: htmlOf(text) },
    compiledSections: sections.flatMap((section) => compiledSection(section).data ?? []),
  };
}

function person({ slug, fields, text }: Entry) {
  const { error } = people.schema.safeParse(fields);
  return {
    name: '',
    ...(error ? completeFields(fields, error) : fields),
    slug,
    body: { raw: text, html: htmlOf(text) },
    compiledText: people.schema.shape.text.safeParse(fields.text).data ?? null,
  };
}

const types: Readonly<Record<string, SectionType>> = sectionTypes;

/** A section as components get it, without the fields and items that are not complete, and what the first of them lacks. */
function compiledSection(section: Record<string, unknown>) {
  const schema = types[String(section.type)]?.schema;
  const { data, error } = schema?.safeParse(section, { reportInput: true }) ?? {};
  if (!error) return { data };
  return { data: schema?.safeParse(completeFields(section, error)).data, issue: error.issues[0], schema };
}

/** The fields and the items of lists that a schema accepts. */
function completeFields(fields: Entry['fields'], { issues }: z.ZodError): Entry['fields'] {
  const isComplete = (name: string, index?: number) =>
    !issues.some(({ path }) => path[0] === name && (index === undefined || path[1] === index));
  const complete = Object.entries(fields).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [[name, value.filter((_, index) => isComplete(name, index))]];
    return isComplete(name) ? [[name, value]] : [];
  });
  return Object.fromEntries(complete);
}

/** What the preview says of a document whose page it shows. */
export function notesOn(entry: Entry): string {
  const { draft, date } = entry.fields;
  const day = scheduledDay({ draft: draft === true, date: String(date ?? '') }, today());
  return [
    ...(draft === true ? ['This is a draft: the site does not show it until “Draft” is switched off.'] : []),
    ...(day ? [`The site shows this from ${formatDate(day, 'legal')} on.`] : []),
    ...incompleteSections(entry),
  ].join(' ');
}

/** What the preview says of a document that no page shows. */
export function withoutPage({ collection }: Entry): string {
  return collection === 'people'
    ? 'This is how pages list the person. A page of its own follows as soon as the field “Text” has a biography, or an article names the person as its author.'
    : 'No page of the site shows this.';
}

/** Why sections of a page, or items of them, are not shown, one sentence each. */
function incompleteSections({ fields }: Entry): string[] {
  const sections = Array.isArray(fields.sections) ? fields.sections : [];
  return sections.flatMap((section, index) => {
    const { data, issue, schema } = compiledSection(section);
    const name = `Section ${index + 1} (${labelOf(String(section.type))})`;
    if (!issue || !schema) return [];
    const fix = isBlank(issue.input)
      ? `fill in ${fieldInWords(issue.path, schema, section)}`
      : 'see the content check';
    return [`${name} is not ${data ? 'complete' : 'shown'} yet: ${fix}.`];
  });
}

function isBlank(value: unknown): boolean {
  return String(value ?? '').trim() === '';
}
