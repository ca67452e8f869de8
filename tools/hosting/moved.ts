import { articles } from '../../lib/articles';
import { articlePath } from '../../lib/urls';

export type Move = { from: string; to: string };

/** Every former address of an article with its present one. */
export function movedAddresses(): Move[] {
  return articles.flatMap(({ slug, aliases }) =>
    aliases.map((alias) => ({ from: articlePath(alias), to: articlePath(slug) })),
  );
}
