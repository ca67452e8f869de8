import type { Content } from './content';

/** In place of `#content`: the worker sets it before it imports the site. */
export const {
  allArticles,
  allLegals,
  allPages,
  allPeople,
  allRedirectLists,
  allVentures,
  categoryList,
  company,
} = (globalThis as unknown as { content: Content }).content;
