import { styled } from 'styled-components';
import type { ArticleSummary } from '@/lib/articles/summaries';
import { print } from '../theme/breakpoints';
import { typography } from '../theme/typography';
import { Block } from '../ui/Block';
import { ArticleGrid } from './ArticleGrid';

const Wrapper = styled.section`
  ${print} {
    display: none;
  }
`;

const Heading = styled.h2`
  ${typography.h2}
`;

type Props = { articles: readonly ArticleSummary[] };

export function RelatedArticles({ articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Wrapper aria-labelledby="related-articles">
      <Block>
        <Heading id="related-articles">Related articles</Heading>
        <ArticleGrid articles={articles} inOneRow />
      </Block>
    </Wrapper>
  );
}
