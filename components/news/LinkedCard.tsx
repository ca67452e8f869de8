import styled from 'styled-components';
import type { ArticleSummary } from '@/lib/summaries';
import { articlePath } from '@/lib/urls';
import { typography } from '../theme/typography';
import { ArticlePicture } from '../ui/ArticlePicture';
import { Byline } from './Byline';
import { CategoryLabel } from './CategoryLabel';
import { TitleLink } from './TitleLink';

const Wrapper = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  break-inside: avoid;
`;

const Picture = styled.div`
  padding-bottom: 8px;
`;

const Title = styled.h3`
  ${typography.h3}
`;

type Props = {
  article: ArticleSummary;
  /** Widths at which the layout shows the picture. */
  sizes: string;
};

/** An article on a page without an article browser: its title leads to its own page. */
export function LinkedCard({ article, sizes }: Props) {
  return (
    <Wrapper>
      <Picture>
        <ArticlePicture article={article} sizes={sizes} />
      </Picture>
      <CategoryLabel category={article.category} />
      <Title>
        <TitleLink href={articlePath(article.slug)}>{article.title}</TitleLink>
      </Title>
      <Byline article={article} />
    </Wrapper>
  );
}
