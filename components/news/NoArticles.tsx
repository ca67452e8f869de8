import { styled } from 'styled-components';
import type { Filter } from '@/lib/site/filter.browser';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Button } from '../ui/Button';
import { H2 } from '../ui/textElements';

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s16};
  padding: ${space.s56} ${space.s16};
  border: 1.5px dashed ${color.borderStrong};
  text-align: center;
`;

const Text = styled.p`
  ${typography.lead}
  color: ${color.textMuted};
`;

type Props = {
  filter: Filter;
  /** Without it, a link leads to all articles. */
  onViewAll?: () => void;
};

/** Shown instead of cards when a category, or the whole site, has no articles. */
export function NoArticles({ filter, onViewAll }: Props) {
  const isCategory = filter !== 'All';
  return (
    <Panel>
      <H2>{`No ${isCategory ? `${filter} ` : ''}Articles Yet`}</H2>
      <Text>{`We're working on content${isCategory ? ' for this category' : ''}. Check back soon!`}</Text>
      {isCategory && (
        <Button
          {...(onViewAll ? { type: 'button', onClick: onViewAll } : { as: 'a', href: '/news-insights' })}
          data-fit
        >
          View All Articles
        </Button>
      )}
    </Panel>
  );
}
