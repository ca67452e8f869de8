import type { z } from 'zod';
import { article } from './article';
import { company } from './company';
import { legal } from './legal';
import { pages } from './pages';
import { venture } from './venture';

export type Collection = {
  /** Contentlayer's name of the document type. */
  name: string;
  /** Folder below content/, or the file itself for a singleton. */
  path: string;
  extension: '.md' | '.mdx' | '.yaml';
  schema: z.ZodObject;
};

/** Every kind of document in content/: the one list that Contentlayer, the check and the tools share. */
export const collections = [
  { name: 'Article', path: 'articles', extension: '.md', schema: article },
  { name: 'Legal', path: 'legal', extension: '.mdx', schema: legal },
  { name: 'Venture', path: 'ventures', extension: '.yaml', schema: venture },
  { name: 'Company', path: 'company.yaml', extension: '.yaml', schema: company },
  { name: 'PageList', path: 'pages.yaml', extension: '.yaml', schema: pages },
] as const satisfies readonly Collection[];

type Collections = (typeof collections)[number];

/** The collection of a name. */
export function collectionOf<Name extends Collections['name']>(
  name: Name,
): Extract<Collections, { name: Name }> {
  return collections.find((collection) => collection.name === name) as Extract<Collections, { name: Name }>;
}
