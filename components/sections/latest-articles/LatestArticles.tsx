import { articles, summaryOf } from '@/lib/articles/articles';
import { ArticleGrid } from '../../news/ArticleGrid';
import { Block } from '../../ui/Block';
import { SectionHeader } from '../../ui/SectionHeader';
import type { SectionProps } from '../list';

/** Cards of the newest articles. Without articles, nothing: a heading alone would announce what is missing. */
export function LatestArticles({ section, id, isTight }: SectionProps<'latest-articles'>) {
  const { heading, category, count = 3 } = section;
  const found = articles.filter((article) => category === undefined || article.category === category);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Block data-tight={isTight || undefined}>
        <SectionHeader id={id} heading={heading} />
        <ArticleGrid articles={found.slice(0, count).map(summaryOf)} />
      </Block>
    </section>
  );
}
