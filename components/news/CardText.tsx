import { styled } from 'styled-components';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Byline } from './Byline';
import { CategoryLabel } from './CategoryLabel';
import { TitleLink } from './TitleLink';

const Title = styled.h3`
  ${typography.h3}

  &[data-featured] {
    ${typography.featured}
  }
`;

const Excerpt = styled.p`
  flex: 1;
  max-width: 36em;
  padding-bottom: ${space.s8};
  color: ${color.textMuted};
`;

type Props = {
  article: ArticleSummary;
  hasExcerpt?: boolean;
  featured?: boolean;
};

/** The category, title, excerpt and byline of an article. */
export function CardText({ article, hasExcerpt = false, featured }: Props) {
  return (
    <>
      <CategoryLabel article={article} isLink />
      <Title data-featured={featured}>
        <TitleLink href={articlePath(article.slug)}>{article.title}</TitleLink>
      </Title>
      {hasExcerpt && <Excerpt>{article.excerpt}</Excerpt>}
      <Byline article={article} />
    </>
  );
}
