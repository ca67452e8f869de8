import type { ArticleSummary } from '@/lib/site/summaries';
import { Section } from '../ui/Section';
import { ArticleGrid } from './ArticleGrid';

type Props = { articles: readonly ArticleSummary[] };

export function RelatedArticles({ articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <div data-on-screen>
      <Section id="related-articles" heading="Related articles">
        <ArticleGrid articles={articles} inOneRow />
      </Section>
    </div>
  );
}
