import type { z } from 'zod';
import { article } from './article';
import { business } from './business';
import { company } from './company';
import { division } from './division';
import { legal } from './legal';
import { pages } from './pages';

export type Collection = {
  /** Contentlayer's name of the document type. */
  name: string;
  /** Folder below content/, or the file itself for a singleton. */
  path: string;
  ending: '.md' | '.mdx' | '.yaml';
  schema: z.ZodObject;
};

/** Every kind of document in content/: the one list that Contentlayer, the check and the tools share. */
export const collections = [
  { name: 'Article', path: 'articles', ending: '.md', schema: article },
  { name: 'Legal', path: 'legal', ending: '.mdx', schema: legal },
  { name: 'Business', path: 'businesses', ending: '.yaml', schema: business },
  { name: 'Division', path: 'divisions', ending: '.yaml', schema: division },
  { name: 'Company', path: 'company.yaml', ending: '.yaml', schema: company },
  { name: 'PageList', path: 'pages.yaml', ending: '.yaml', schema: pages },
] as const satisfies readonly Collection[];

type Collections = (typeof collections)[number];

/** The collection of a name. */
export function collectionOf<Name extends Collections['name']>(
  name: Name,
): Extract<Collections, { name: Name }> {
  return collections.find((collection) => collection.name === name) as Extract<Collections, { name: Name }>;
}
