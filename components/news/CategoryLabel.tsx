import { styled } from 'styled-components';
import type { Category } from '@/lib/articles/categories';
import { slugOf } from '@/lib/content/slug.browser';
import { typography } from '../theme/typography';
import { Icon } from '../ui/Icon';

const Wrapper = styled.p`
  ${typography.meta}
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 500;
`;

type Props = { category: Category };

export function CategoryLabel({ category }: Props) {
  return (
    <Wrapper>
      <Icon name={slugOf(category)} size={18} />
      {category}
    </Wrapper>
  );
}
