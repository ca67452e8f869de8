import { styled } from 'styled-components';
import type { ArticleSummary } from '@/lib/site/summaries';
import { from600, from1024, queryContainer, roomFor } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { ArticleCard } from './ArticleCard';
import type { OpenArticle } from './useNewsUrl';

const List = styled.ul`
  ${queryContainer}
  display: grid;
  /* minmax(0, …), because auto columns make the browser measure every card twice. */
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(48px, 4.6vw, 64px) ${space.gap};

  ${from600} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  ${queryContainer}

  ${from600} {
    grid-column: span 3;

    /* Larger text needs the width of a half. */
    ${roomFor(33)} {
      [data-row] > & {
        grid-column: span 2;
      }
    }
  }

  /* Of an odd number, the first one takes a row. */
  @media (600px <= width < 1024px) {
    :not([data-row]) > &:first-child:nth-last-child(2n + 3) {
      grid-column: span 6;
    }
  }

  ${from1024} {
    &:not([data-half]) {
      grid-column: span 2;
    }
  }
`;

const sizes = {
  half: '(min-width: 1440px) 624px, (min-width: 1024px) 44vw, (min-width: 600px) 43vw, 90vw',
  third: '(min-width: 1440px) 406px, (min-width: 1024px) 29vw, (min-width: 600px) 43vw, 90vw',
};

type Props = {
  articles: readonly ArticleSummary[];
  /** Up to three articles in one row, from 600 px. */
  inOneRow?: boolean;
  hasExcerpts?: boolean;
  onOpen?: OpenArticle;
};

/** Cards of articles. On wide screens three are in a row, or two in the first rows, so that the last one is full. */
export function ArticleGrid({ articles, inOneRow = false, hasExcerpts, onOpen }: Props) {
  const halves = inOneRow ? 0 : ([0, 4, 2][articles.length % 3] as number);
  return (
    <List role="list" data-row={inOneRow || undefined}>
      {articles.map((article, index) => (
        <Item
          key={article.slug}
          data-half={index < halves || undefined}
          data-category={onOpen && article.categorySlug}
        >
          <ArticleCard
            article={article}
            sizes={index < halves ? sizes.half : sizes.third}
            hasExcerpt={hasExcerpts}
            onOpen={onOpen}
          />
        </Item>
      ))}
    </List>
  );
}
