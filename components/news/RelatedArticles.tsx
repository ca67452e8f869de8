import styled from 'styled-components';
import type { ArticleSummary } from '@/lib/summaries';
import { from600, onPaper } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Block } from '../ui/Block';
import { LinkedCard } from './LinkedCard';

const Wrapper = styled.section`
  ${onPaper} {
    display: none;
  }
`;

const Heading = styled.h2`
  ${typography.h2}
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s48} ${space.gap};

  ${from600} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

type Props = { articles: readonly ArticleSummary[] };

/** Other articles to go on with; nothing when there is no other. */
export function RelatedArticles({ articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Wrapper aria-labelledby="related-articles">
      <Block>
        <Heading id="related-articles">Related articles</Heading>
        <Cards>
          {articles.map((other) => (
            <LinkedCard
              key={other.slug}
              article={other}
              sizes="(min-width: 1440px) 406px, (min-width: 600px) 29vw, 90vw"
            />
          ))}
        </Cards>
      </Block>
    </Wrapper>
  );
}
