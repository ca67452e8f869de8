import { styled } from 'styled-components';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticlePageData } from '@/lib/site/articlePage';
import { from600, hiddenInPrint } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { Meta } from '../ui/textElements';
import { TitleLink } from './TitleLink';

const Wrapper = styled(Container)`
  ${hiddenInPrint}
`;

const Pair = styled.nav`
  display: grid;
  border-top: 1px solid ${color.border};

  ${from600} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  padding-block: 32px;
  border-bottom: 1px solid ${color.border};

  /* In two columns, an empty one keeps the place of the other. */
  &:empty {
    display: none;

    ${from600} {
      display: grid;
    }
  }

  ${from600} {
    padding-block: 44px;
    padding-inline-end: ${space.gap};

    &:last-child {
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
  const sides = [
    { label: 'Earlier', article: previous },
    { label: 'Later', article: next },
  ];
  if (!previous && !next) return null;
  return (
    <Wrapper>
      <Pair aria-label="Earlier and later articles">
        {sides.map(({ label, article }) => (
          <Side key={label}>
            {article && (
              <>
                <Meta>{label}</Meta>
                <Title>
                  <TitleLink href={articlePath(article.slug)}>{article.title}</TitleLink>
                </Title>
              </>
            )}
          </Side>
        ))}
      </Pair>
    </Wrapper>
  );
}
