import { styled } from 'styled-components';
import type { ArticleSummary } from '@/lib/site/summaries';
import { hiddenInPrint } from '../theme/breakpoints';
import { Block } from '../ui/Block';
import { H2 } from '../ui/textElements';
import { ArticleGrid } from './ArticleGrid';

const Wrapper = styled.section`
  ${hiddenInPrint}
`;

type Props = { articles: readonly ArticleSummary[] };

export function RelatedArticles({ articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Wrapper aria-labelledby="related-articles">
      <Block>
        <H2 id="related-articles">Related articles</H2>
        <ArticleGrid articles={articles} inOneRow />
      </Block>
    </Wrapper>
  );
}
