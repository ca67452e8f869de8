import type { Ref } from 'react';
import { styled } from 'styled-components';
import { countFor, type Filter, filterPath } from '@/lib/site/filter.browser';
import type { CategoryCount } from '@/lib/site/summaries';
import { forcedColors } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { motion, space } from '../theme/tokens';
import { smallButton } from '../ui/Button';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`;

const FilterButton = styled.button`
  ${smallButton}
  min-height: 48px;
  padding: ${space.s8} ${space.s16};
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  transition: background-color ${motion.colour}, border-color ${motion.colour};

  &:hover {
    border-color: ${color.text};
    background: ${color.surfaceTint};
  }

  &:is([aria-pressed='true'], [aria-current]) {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};

    ${forcedColors} {
      border: 3px solid Highlight;
    }
  }
`;

/** components/frame/WithoutScript.tsx shows it. */
const Links = styled(Container)`
  display: none;
  padding-bottom: ${space.belowHeading};
`;

type Props = { counts: readonly CategoryCount[] };

function filtersOf(counts: Props['counts']) {
  return [{ category: 'All', slug: '', icon: 'all' as const, count: countFor('All', counts) }, ...counts];
}

type RowProps = Props & {
  ref: Ref<HTMLDivElement>;
  selected: Filter;
  /** Called with the slug of a category; undefined for All. */
  onSelect: (slug: string | undefined) => void;
};

/** The buttons that filter the articles by category. */
export function FilterRow({ ref, counts, selected, onSelect }: RowProps) {
  return (
    <Row ref={ref} data-needs-script role="group" aria-label="Filter articles by category">
      {filtersOf(counts).map(({ category, slug, icon, count }) => (
        <FilterButton
          key={category}
          type="button"
          aria-pressed={category === selected}
          onClick={() => onSelect(slug || undefined)}
        >
          <Icon name={icon} />
          {`${category} (${count})`}
        </FilterButton>
      ))}
    </Row>
  );
}

/** The filters without JavaScript: links to the pages of the categories. */
export function FilterLinks({ counts }: Props) {
  return (
    <Links as="nav" data-without-script aria-label="Articles by category">
      <Row as="ul">
        {filtersOf(counts).map(({ category, slug, icon, count }) => (
          <li key={category}>
            <FilterButton
              as="a"
              href={filterPath(category, counts)}
              data-slug={slug}
              aria-current={slug ? undefined : 'page'}
            >
              <Icon name={icon} />
              {`${category} (${count})`}
            </FilterButton>
          </li>
        ))}
      </Row>
    </Links>
  );
}
