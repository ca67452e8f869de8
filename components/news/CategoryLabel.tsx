import { styled } from 'styled-components';
import type { ArticleSummary } from '@/lib/articles/summaries';
import { typography } from '../theme/typography';
import { Icon } from '../ui/Icon';

const Wrapper = styled.p`
  ${typography.meta}
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 500;
`;

type Props = { article: Pick<ArticleSummary, 'category' | 'categorySlug'> };

export function CategoryLabel({ article: { category, categorySlug } }: Props) {
  return (
    <Wrapper>
      <Icon name={categorySlug} size={18} />
      {category}
    </Wrapper>
  );
}
