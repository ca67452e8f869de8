import { styled } from 'styled-components';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { ArticlePicture } from '../pictures/ArticlePicture';
import { from600, from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { font, layout, space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { CardText } from './CardText';
import type { OpenArticle } from './useNewsUrl';

const Panel = styled.section`
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
`;

const Text = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s16};
  padding: ${space.belowHeading} ${layout.gutter};

  ${from600} {
    padding-inline: ${space.belowHeading};
  }
`;

const Label = styled.h2`
  width: 100%;
  padding-bottom: ${space.s16};
  border-bottom: 1px solid ${color.border};
  font: 400 1rem/1.4 ${font.display};
`;

type Props = {
  article: ArticleSummary;
  onOpen: OpenArticle;
};

export function FeaturedArticle({ article, onOpen }: Props) {
  return (
    <Panel data-panel aria-labelledby="featured-article" data-category={article.categorySlug}>
      <ArticlePicture
        article={article}
        shape="half"
        sizes="(min-width: 1440px) 747px, (min-width: 1024px) 52vw, (min-width: 600px) 89vw, 100vw"
        priority
      />
      <Text>
        <Label id="featured-article">Featured Article</Label>
        <CardText article={article} hasExcerpt featured />
        <Button
          type="button"
          data-fit
          data-fallback-href={articlePath(article.slug)}
          data-needs-script
          onClick={({ currentTarget }) => onOpen(article, currentTarget)}
        >
          Read Full Article
        </Button>
      </Text>
    </Panel>
  );
}
