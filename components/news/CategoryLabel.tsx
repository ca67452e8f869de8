import { styled } from 'styled-components';
import { categoryPath } from '@/lib/schemas/paths.browser';
import type { ArticleSummary } from '@/lib/site/summaries';
import { fingerTarget } from '../theme/target';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { hoverUnderline } from '../theme/underline';
import { Icon } from '../ui/Icon';

const Label = styled.p`
  ${typography.meta}
  display: flex;
  align-items: center;
  gap: ${space.s8};
  font-weight: 500;
`;

const Link = styled.a`
  ${fingerTarget}
  ${hoverUnderline}
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};

  /* Ends above the target of the title below it, and is above the picture. */
  &::after {
    inset: calc(1.5em - 44px) 0 0;
  }
`;

type Props = {
  article: Pick<ArticleSummary, 'category' | 'categorySlug' | 'icon'>;
  /** Links to the page of the category. */
  isLink?: boolean;
};

/** The icon and the name of an article's category. */
export function CategoryLabel({ article: { category, categorySlug, icon }, isLink = false }: Props) {
  const content = (
    <>
      <Icon name={icon} size={18} />
      <span>{category}</span>
    </>
  );
  return <Label>{isLink ? <Link href={categoryPath(categorySlug)}>{content}</Link> : content}</Label>;
}
