import { styled } from 'styled-components';
import type { ArticleSummary } from '@/lib/site/summaries';
import { hiddenInPrint } from '../theme/breakpoints';
import { Section } from '../ui/Section';
import { ArticleGrid } from './ArticleGrid';

const Screen = styled.div`
  ${hiddenInPrint}
`;

type Props = { articles: readonly ArticleSummary[] };

export function RelatedArticles({ articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Screen>
      <Section id="related-articles" heading="Related articles">
        <ArticleGrid articles={articles} inOneRow />
      </Section>
    </Screen>
  );
}
