import { styled } from 'styled-components';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { ArticlePicture } from '../pictures/ArticlePicture';
import { space } from '../theme/tokens';
import { actionLink } from '../ui/actionLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CardText } from './CardText';
import type { OpenArticle } from './useNewsUrl';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  height: 100%;
  break-inside: avoid;

  > :first-child {
    margin-bottom: ${space.s8};
  }
`;

const ReadMore = styled.button`
  ${actionLink}
  align-self: start;
`;

type Props = {
  article: ArticleSummary;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** With `onOpen` it always has one. */
  hasExcerpt?: boolean;
  /** Opens the article in the modal. Without it, the card has no button. */
  onOpen?: OpenArticle;
};

export function ArticleCard({ article, sizes, onOpen, hasExcerpt = onOpen !== undefined }: Props) {
  return (
    <Card>
      <ArticlePicture article={article} sizes={sizes} />
      <CardText article={article} hasExcerpt={hasExcerpt} />
      {onOpen && (
        <ReadMore
          type="button"
          data-fallback-href={articlePath(article.slug)}
          data-needs-script
          onClick={({ currentTarget }) => onOpen(article, currentTarget)}
        >
          Read More
          <VisuallyHidden> about {article.title}</VisuallyHidden>
        </ReadMore>
      )}
    </Card>
  );
}
