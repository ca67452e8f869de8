import { styled } from 'styled-components';
import { categoryPath } from '@/lib/schemas/paths.browser';
import { countFor } from '@/lib/site/filter.browser';
import type { CategoryCount } from '@/lib/site/summaries';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { belowFilters, chosenFilter, filterRow, filterStyles } from './filterStyles';

/** components/frame/WithoutScript.tsx shows it. */
const Wrapper = styled(Container).attrs({ as: 'nav' })`
  display: none;
  padding-bottom: ${belowFilters};

  ul {
    ${filterRow}
  }
`;

const Filter = styled.a`
  ${filterStyles}
  text-decoration: none;

  &[aria-current] {
    ${chosenFilter}
  }
`;

type Props = { counts: readonly CategoryCount[] };

/** The filters without JavaScript: links to the pages of the categories. */
export function FilterLinks({ counts }: Props) {
  const filters = [
    {
      category: 'All',
      slug: 'all',
      icon: 'all' as const,
      count: countFor('All', counts),
      href: '/news-insights',
    },
    ...counts.map((count) => ({ ...count, href: categoryPath(count.slug) })),
  ];
  return (
    <Wrapper data-without-script aria-label="Articles by category">
      <ul>
        {filters.map(({ category, slug, icon, count, href }) => (
          <li key={slug}>
            <Filter href={href} data-slug={slug} aria-current={slug === 'all' ? 'page' : undefined}>
              <Icon name={icon} />
              {`${category} (${count})`}
            </Filter>
          </li>
        ))}
      </ul>
    </Wrapper>
  );
}
