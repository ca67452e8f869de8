import { articles } from './articles';
import { articlePath } from './urls';

export type Redirect = {
  from: string;
  to: string;
  /** The title of the page at `to`, for visitors whose browser does not follow. */
  title: string;
};

/** Every former URL with the present one. */
export const redirects: readonly Redirect[] = articles.flatMap(({ slug, title, aliases }) =>
  aliases.map((alias) => ({ from: articlePath(alias), to: articlePath(slug), title })),
);
