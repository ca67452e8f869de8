import { styled } from 'styled-components';
import type { ArticleSummary } from '@/lib/site/summaries';
import { from600, from1024, queryContainer, roomFor } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { ArticleCard } from './ArticleCard';
import { type CardWidth, cardWidth } from './gridLayout';
import type { OpenArticle } from './useOpenedArticle';

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
      &[data-medium='third'] {
        grid-column: span 2;
      }
    }

    &[data-medium='full'] {
      grid-column: span 6;
    }
  }

  ${from1024} {
    &,
    &[data-medium] {
      grid-column: span 2;
    }

    &[data-wide='half'] {
      grid-column: span 3;
    }
  }
`;

const pictureWidths = {
  medium: { full: '89vw', half: '43vw', third: '29vw' },
  wide: {
    half: '(min-width: 1440px) 624px, (min-width: 1024px) 44vw',
    third: '(min-width: 1440px) 406px, (min-width: 1024px) 29vw',
  },
};

function sizesOf({ medium, wide }: CardWidth): string {
  return `${pictureWidths.wide[wide]}, (min-width: 600px) ${pictureWidths.medium[medium]}, 90vw`;
}

type Props = {
  articles: readonly ArticleSummary[];
  /** Up to three articles in one row, from 600 px. */
  inOneRow?: boolean;
  hasExcerpts?: boolean;
  onOpen?: OpenArticle;
};

export function ArticleGrid({ articles, inOneRow = false, hasExcerpts, onOpen }: Props) {
  return (
    <List role="list">
      {articles.map((article, index) => {
        const width: CardWidth = inOneRow
          ? { medium: 'third', wide: 'third' }
          : cardWidth(index, articles.length);
        return (
          <Item
            key={article.slug}
            data-medium={width.medium}
            data-wide={width.wide}
            data-category={onOpen && article.categorySlug}
          >
            <ArticleCard article={article} sizes={sizesOf(width)} hasExcerpt={hasExcerpts} onOpen={onOpen} />
          </Item>
        );
      })}
    </List>
  );
}
