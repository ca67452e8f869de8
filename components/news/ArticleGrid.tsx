import styled from 'styled-components';
import type { ArticleSummary } from '@/lib/summaries';
import { from600, from1024 } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { ArticleCard } from './ArticleCard';
import { cardWidth } from './gridLayout';

const List = styled.ul`
  display: grid;
  /* Here and in cards: a column that takes its width from its contents measures all of them once more. */
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(48px, 4.6vw, 64px) ${space.gap};

  ${from600} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from1024} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  ${from600} {
    &[data-full] {
      grid-column: 1 / -1;
    }
  }

  ${from1024} {
    &,
    &[data-full] {
      grid-column: span 2;
    }

    &[data-wide] {
      grid-column: span 3;
    }
  }
`;

type Props = {
  articles: readonly ArticleSummary[];
  onOpen: (article: ArticleSummary) => void;
};

export function ArticleGrid({ articles, onOpen }: Props) {
  return (
    <List>
      {articles.map((article, index) => {
        const { wide, full } = cardWidth(index, articles.length);
        const onWide = wide
          ? '(min-width: 1440px) 624px, (min-width: 1024px) 44vw'
          : '(min-width: 1440px) 406px, (min-width: 1024px) 29vw';
        const onMedium = full ? '(min-width: 600px) 89vw' : '(min-width: 600px) 43vw';
        return (
          <Item key={article.slug} data-wide={wide || undefined} data-full={full || undefined}>
            <ArticleCard article={article} sizes={`${onWide}, ${onMedium}, 90vw`} onOpen={onOpen} />
          </Item>
        );
      })}
    </List>
  );
}
