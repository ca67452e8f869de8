import type { Ref } from 'react';
import { styled } from 'styled-components';
import { countFor, type Filter } from '@/lib/articles/newsLists.browser';
import type { CategoryCount } from '@/lib/articles/summaries';
import { forcedColors, print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { line, motion } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Icon } from '../ui/Icon';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(8px, 1.2vw, 10px);

  ${print} {
    display: none;
  }
`;

const FilterButton = styled.button`
  ${typography.label}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding: 8px clamp(14px, 3vw, 18px);
  border: 1px solid ${color.borderStrong};
  border-radius: ${line.radius};
  background: transparent;
  color: ${color.text};
  font-weight: 500;
  cursor: pointer;
  transition: background-color ${motion.colour}, border-color ${motion.colour};

  &:hover {
    border-color: ${color.text};
    background: ${color.surfaceTint};
  }

  &[aria-pressed='false'] svg {
    color: ${color.action};
  }

  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }

  ${forcedColors} {
    &[aria-pressed='false'] svg {
      color: inherit;
    }

    &[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
  }
`;

type Props = {
  ref: Ref<HTMLDivElement>;
  counts: readonly CategoryCount[];
  selected: Filter;
  onSelect: (filter: Filter) => void;
  /** Called when a filter is hovered or focused. */
  onPrefetch: (filter: Filter) => void;
};

export function FilterRow({ ref, counts, selected, onSelect, onPrefetch }: Props) {
  const filters = [{ category: 'All', slug: 'all', count: countFor('All', counts) }, ...counts];
  return (
    <Row ref={ref} data-needs-script role="group" aria-label="Filter articles by category">
      {filters.map(({ category, slug, count }) => (
        <FilterButton
          key={category}
          type="button"
          aria-pressed={category === selected}
          onPointerEnter={() => onPrefetch(category)}
          onFocus={() => onPrefetch(category)}
          onClick={() => onSelect(category)}
        >
          <Icon name={slug} />
          {`${category} (${count})`}
        </FilterButton>
      ))}
    </Row>
  );
}
