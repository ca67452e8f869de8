import { styled } from 'styled-components';
import { numberedPath } from '@/lib/schemas/paths.browser';
import { countFor, type Filter, filterPath } from '@/lib/site/filter.browser';
import type { CategoryCount } from '@/lib/site/summaries';
import { buttonStyles } from '../ui/Button';

const Link = styled.a`
  ${buttonStyles}
  justify-self: center;
`;

type Props = { filter: Filter; counts: readonly CategoryCount[] };

/** Links to the articles of a filter that are not on the News page. */
export function MoreArticles({ filter, counts }: Props) {
  const path = filterPath(filter, counts);
  return filter === 'All' ? (
    <Link key={filter} href={numberedPath(path, 2)} data-variant="outline">
      Older articles
    </Link>
  ) : (
    <Link key={filter} href={path} data-variant="outline">
      {`All ${filter} articles (${countFor(filter, counts)})`}
    </Link>
  );
}
