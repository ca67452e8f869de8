import styled from 'styled-components';
import type { ArticleSummary } from '@/lib/summaries';
import { articlePath } from '@/lib/urls';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { ArticlePicture } from '../ui/ArticlePicture';
import { actionLink } from '../ui/actionLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Byline } from './Byline';
import { CategoryLabel } from './CategoryLabel';
import { TitleLink } from './TitleLink';

const Wrapper = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr auto auto;
  gap: 8px;
  height: 100%;
  break-inside: avoid;

  > :first-child {
    margin-bottom: 8px;
  }
`;

const Title = styled.h3`
  ${typography.h3}
`;

const Excerpt = styled.p`
  max-width: 36em;
  padding-bottom: 8px;
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const ReadMore = styled.button`
  ${actionLink}
  justify-self: start;
`;

type Props = {
  article: ArticleSummary;
  /** Widths at which the grid shows the picture. */
  sizes: string;
  onOpen: (article: ArticleSummary) => void;
};

export function ArticleCard({ article, sizes, onOpen }: Props) {
  return (
    <Wrapper>
      <ArticlePicture article={article} sizes={sizes} />
      <CategoryLabel category={article.category} />
      <Title>
        <TitleLink href={articlePath(article.slug)}>{article.title}</TitleLink>
      </Title>
      <Excerpt>{article.excerpt}</Excerpt>
      <Byline article={article} />
      <ReadMore
        type="button"
        data-fallback-href={articlePath(article.slug)}
        data-needs-script
        onClick={() => onOpen(article)}
      >
        Read More
        <VisuallyHidden>: {article.title}</VisuallyHidden>
      </ReadMore>
    </Wrapper>
  );
}
