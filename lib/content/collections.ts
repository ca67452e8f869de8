import type { z } from 'zod';
import { article } from '../articles/schema';
import { company } from '../company/schema';
import { legalSections } from '../legal/legalText';
import { legal } from '../legal/schema';
import { pages } from '../pages/schema';
import { textPage } from '../pages/textPage';
import { person } from '../people/schema';
import { redirectList } from '../redirects/schema';
import { articlePath } from '../urls/paths.browser';
import { venture } from '../ventures/schema';

export type Collection = {
  /** Contentlayer's name of the document type. */
  name: string;
  /** Folder below content/, or the file itself. */
  path: string;
  /** Whether it may be missing: git keeps no empty folders. */
  isOptional?: boolean;
  extension: '.md' | '.mdx' | '.yaml';
  schema: z.ZodObject;
  /** The path of a document's page; undefined if its documents have no page of their own. */
  url?(slug: string): string;
  /** The documents that must exist, each with its level-2 headings in order. No other document has a page. */
  requiredSections?: ReadonlyMap<string, readonly string[]>;
  /** Fields whose words are checked. */
  prose: readonly string[];
  /** Fields that cards, browser tabs and search results cut off, with the number of characters they show. */
  shownLength?: ReadonlyMap<string, number>;
};

const metadata = {
  prose: ['title', 'description'],
  shownLength: new Map([
    ['title', 70],
    ['description', 160],
  ]),
} as const;

const list = [
  {
    name: 'Article',
    path: 'articles',
    extension: '.md',
    schema: article,
    url: articlePath,
    prose: ['title', 'excerpt', 'imageAlt'],
    shownLength: new Map([
      ['title', 70],
      ['excerpt', 160],
    ]),
  },
  {
    name: 'TextPage',
    path: 'pages',
    isOptional: true,
    extension: '.md',
    schema: textPage,
    url: (slug) => `/${slug}`,
    ...metadata,
  },
  {
    name: 'Legal',
    path: 'legal',
    extension: '.mdx',
    schema: legal,
    url: (slug) => `/${slug}`,
    requiredSections: legalSections,
    ...metadata,
  },
  {
    name: 'Venture',
    path: 'ventures',
    // The content check says what is missing.
    isOptional: true,
    extension: '.yaml',
    schema: venture,
    prose: ['summary', 'description', 'features'],
  },
  {
    name: 'Company',
    path: 'company.yaml',
    extension: '.yaml',
    schema: company,
    prose: ['tagline', 'description', 'introduction', 'heading', 'text'],
  },
  {
    name: 'Person',
    path: 'people',
    isOptional: true,
    extension: '.yaml',
    schema: person,
    prose: ['role'],
  },
  { name: 'PageList', path: 'pages.yaml', extension: '.yaml', schema: pages, ...metadata },
  {
    name: 'RedirectList',
    path: 'redirects.yaml',
    isOptional: true,
    extension: '.yaml',
    schema: redirectList,
    prose: [],
  },
] as const satisfies readonly Collection[];

/** Every kind of document in content/: the one list that Contentlayer, the check and the tools share. */
export const collections: readonly Collection[] = list;

type Collections = (typeof list)[number];

/** The collection of a name. */
export function collectionOf<Name extends Collections['name']>(
  name: Name,
): Extract<Collections, { name: Name }> {
  return list.find((collection) => collection.name === name) as Extract<Collections, { name: Name }>;
}
