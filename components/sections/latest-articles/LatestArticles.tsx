import { articles, summaryOf } from '@/lib/site/articles';
import { ArticleGrid } from '../../news/ArticleGrid';
import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';

/** Cards of the newest articles. */
export function LatestArticles({ section, id, isTight }: SectionProps<'latest-articles'>) {
  const { heading, category, count = 3 } = section;
  const found = articles.filter((article) => category === undefined || article.category === category);
  return (
    <HeadingAbove id={id} heading={heading} isTight={isTight}>
      <ArticleGrid articles={found.slice(0, count).map(summaryOf)} />
    </HeadingAbove>
  );
}
