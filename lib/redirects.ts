import { articles } from './articles';
import { textDocuments } from './documents';
import { articlePath } from './schema/urls';

export type Redirect = {
  from: string;
  to: string;
  /** The title of the page at `to`, for browsers that do not follow the redirect. */
  title: string;
};

/** From every former URL to the current one. */
export const redirects: readonly Redirect[] = [
  ...articles.flatMap(({ slug, title, aliases }) =>
    aliases.map((alias) => ({ from: articlePath(alias), to: articlePath(slug), title })),
  ),
  ...textDocuments.flatMap(({ path, title, aliases = [] }) =>
    aliases.map((alias) => ({ from: `/${alias}`, to: path, title })),
  ),
];
