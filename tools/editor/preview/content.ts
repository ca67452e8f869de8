import type { z } from 'zod';
import type * as written from '#content';
import { sectionTypes } from '../../../components/sections/list';
import { today } from '../../../lib/content/buildDay';
import { people } from '../../../lib/content/collections/people';
import { isPublic } from '../../../lib/content/publication';
import { htmlOf } from '../../../lib/markdown/fields';
import { isDay } from '../../../lib/schemas/isoDay';
import type { SectionType, WrittenSection } from '../../../lib/schemas/sectionType';

/** What the site imports as `#content`. */
export type Content = typeof written;

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

/** The section that shows documents without a page of their own; the page of an article has the newsletter. */
const sectionWith: Readonly<Record<string, WrittenSection | undefined>> = {
  ventures: { type: 'ventures', look: 'full' },
  company: { type: 'contact' },
  categories: { type: 'articles', filters: true },
  people: { type: 'people' },
  articles: { type: 'newsletter' },
};

/** Whether a document without a page is to be shown in a section. */
export function isSectionWith({ collection, slug }: Entry, section: WrittenSection): boolean {
  const fields = sectionWith[collection === 'site' ? slug : collection];
  return fields !== undefined && Object.entries(fields).every(([name, value]) => section[name] === value);
}

/** The content of the site with a document in place of its last version. `settings` are facts without a form. */
export function contentWith(edited: Entry, others: readonly Entry[], settings: object) {
  const saved = others.filter(
    ({ collection, slug }) => collection !== edited.collection || slug !== edited.slug,
  );
  const all = [...saved.filter(({ fields }) => isPublic(fields, today())), edited];
  const isShown = (entry: Entry) =>
    entry === edited || sectionsOf(entry).some((section) => isSectionWith(edited, section));
  const documents = (folder: string) =>
    all
      .filter(({ collection }) => collection === folder)
      .map((entry) => compiledDocument(entry, isShown(entry)));
  const file = (name: string) =>
    all.find(({ collection, slug }) => collection === 'site' && slug === name)?.fields;
  return {
    company: { ...settings, ...file('company') },
    categoryList: file('categories'),
    allVentures: documents('ventures'),
    allArticles: documents('articles'),
    allPages: documents('pages'),
    allPeople: documents('people'),
    allLegals: documents('legal'),
    allRedirectLists: [],
  } satisfies Record<keyof Content, unknown> as unknown as Content;
}

/** In place of required fields that a writer has not filled in yet. */
const empty: Readonly<Record<string, object | undefined>> = {
  articles: { id: 0, title: '', excerpt: '', category: '', readTime: '', image: '', imageAlt: '' },
  legal: { title: '', description: '' },
  pages: { title: '', description: '' },
  people: { name: '' },
  ventures: { name: '', summary: '', features: [], inquiry: {} },
};

/** A document as components get it; its texts only if it is shown, because compiling those of all pages takes longest. */
function compiledDocument(entry: Entry, isShown: boolean): object {
  const { collection, slug, text } = entry;
  const { draft: _, ...fields } = entry.fields;
  const day = (name: string) => (isDay(String(fields[name])) ? fields[name] : today());
  const sections = sectionsOf(entry);
  return {
    ...empty[collection],
    ...fields,
    ...(collection === 'articles' && { date: day('date') }),
    ...(collection === 'legal' && { effective: day('effective') }),
    slug,
    body: { raw: text, html: isShown || collection === 'people' ? htmlOf(text) : '' },
    compiledSections: isShown ? sections.flatMap((section) => compiledSection(section) ?? []) : sections,
    compiledText: people.schema.shape.text.safeParse(fields.text).data ?? null,
  };
}

function sectionsOf({ fields }: Entry): Record<string, unknown>[] {
  return Array.isArray(fields.sections) ? fields.sections : [];
}

const types: Readonly<Record<string, SectionType>> = sectionTypes;

/** A section as components get it, without the fields and items that are not complete; undefined if it cannot be shown. */
function compiledSection(section: Record<string, unknown>) {
  const schema = types[String(section.type)]?.schema;
  const { data, error } = schema?.safeParse(section) ?? {};
  return error ? schema?.safeParse(completeFields(section, error)).data : data;
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
