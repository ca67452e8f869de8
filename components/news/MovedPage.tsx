import type { Article } from '@/lib/articles';
import { articlePath } from '@/lib/urls';
import { ButtonLink } from '../ui/ButtonLink';
import { PageHero } from '../ui/PageHero';

type Props = { article: Pick<Article, 'title' | 'slug'> };

/** Stands at a former address of an article and leads to the present one at once, on any host. */
export function MovedPage({ article }: Props) {
  const href = articlePath(article.slug);
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <PageHero title="This article has moved">
        <ButtonLink href={href}>{article.title}</ButtonLink>
      </PageHero>
    </>
  );
}
