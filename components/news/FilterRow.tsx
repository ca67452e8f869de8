import type { Ref } from 'react';
import { styled } from 'styled-components';
import { countFor, type Filter } from '@/lib/site/filter.browser';
import type { CategoryCount } from '@/lib/site/summaries';
import { forcedColors } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { Icon } from '../ui/Icon';
import { chosenFilter, filterRow, filterStyles } from './filterStyles';

const Row = styled.div`
  ${filterRow}
`;

const FilterButton = styled.button`
  ${filterStyles}

  &[aria-pressed='false'] svg {
    color: ${color.action};
  }

  &[aria-pressed='true'] {
    ${chosenFilter}
  }

  ${forcedColors} {
    &[aria-pressed='false'] svg {
      color: inherit;
    }
  }
`;

type Props = {
  ref: Ref<HTMLDivElement>;
  counts: readonly CategoryCount[];
  selected: Filter;
  onSelect: (filter: Filter) => void;
};

export function FilterRow({ ref, counts, selected, onSelect }: Props) {
  const filters = [
    { category: 'All', slug: 'all', icon: 'all' as const, count: countFor('All', counts) },
    ...counts,
  ];
  return (
    <Row ref={ref} data-needs-script role="group" aria-label="Filter articles by category">
      {filters.map(({ category, icon, count }) => (
        <FilterButton
          key={category}
          type="button"
          aria-pressed={category === selected}
          onClick={() => onSelect(category)}
        >
          <Icon name={icon} />
          {`${category} (${count})`}
        </FilterButton>
      ))}
    </Row>
  );
}
