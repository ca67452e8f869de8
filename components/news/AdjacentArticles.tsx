import { styled } from 'styled-components';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticlePageData } from '@/lib/site/articlePage';
import { from600 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { Meta } from '../ui/textElements';
import { TitleLink } from './TitleLink';

const Pair = styled.nav`
  display: grid;
  border-top: 1px solid ${color.border};

  ${from600} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.div`
  padding-block: ${space.s32};
  border-bottom: 1px solid ${color.border};

  ${from600} {
    grid-column: 1;
    padding-inline-end: ${space.gap};

    &[data-later] {
      grid-column: 2;
      padding-inline: ${space.gap} 0;
      border-inline-start: 1px solid ${color.border};
    }
  }
`;

const Title = styled.p`
  ${typography.h3}
  font-size: 1.375rem;
  text-wrap: balance;
`;

type Props = Pick<ArticlePageData, 'previous' | 'next'>;

/** Links to the articles published before and after one. */
export function AdjacentArticles({ previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <Container>
      <Pair aria-label="Earlier and later articles">
        {[previous, next].map(
          (article) =>
            article && (
              <Side key={article.slug} data-later={article === next || undefined}>
                <Meta>{article === next ? 'Later' : 'Earlier'}</Meta>
                <Title>
                  <TitleLink href={articlePath(article.slug)}>{article.title}</TitleLink>
                </Title>
              </Side>
            ),
        )}
      </Pair>
    </Container>
  );
}
