import { styled } from 'styled-components';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { ArticlePicture } from '../pictures/ArticlePicture';
import { forcedBorder, from600, from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { font, layout } from '../theme/tokens';
import { Button } from '../ui/Button';
import { CardText } from './CardText';
import type { OpenArticle } from './useOpenedArticle';

const Wrapper = styled.section`
  --picture-bleed: ${layout.gutter};
  display: grid;
  margin-inline: calc(-1 * ${layout.gutter});
  background: ${color.surface};

  ${from600} {
    --picture-bleed: 0;
    margin-inline: 0;
  }

  ${from1024} {
    grid-template-columns: 7fr 5fr;
  }

  ${forcedBorder}
`;

const Text = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 16px;
  padding: clamp(26px, 4.4vw, 64px) ${layout.gutter};

  ${from600} {
    padding-inline: clamp(20px, 3.4vw, 48px);
  }
`;

const Label = styled.h2`
  width: 100%;
  padding-bottom: 16px;
  border-bottom: 1px solid ${color.border};
  font: 400 1rem/1.4 ${font.display};
`;

const Open = styled(Button)`
  margin-top: 8px;
`;

type Props = {
  article: ArticleSummary;
  onOpen: OpenArticle;
};

export function FeaturedArticle({ article, onOpen }: Props) {
  return (
    <Wrapper aria-labelledby="featured-article" data-category={article.categorySlug}>
      <ArticlePicture
        article={article}
        shape="half"
        sizes="(min-width: 1440px) 747px, (min-width: 1024px) 52vw, (min-width: 600px) 89vw, 100vw"
        priority
      />
      <Text>
        <Label id="featured-article">Featured Article</Label>
        <CardText article={article} hasExcerpt featured />
        <Open
          type="button"
          data-fit
          data-fallback-href={articlePath(article.slug)}
          data-needs-script
          onClick={({ currentTarget }) => onOpen(article, currentTarget)}
        >
          Read Full Article
        </Open>
      </Text>
    </Wrapper>
  );
}
