import { styled } from 'styled-components';
import { numberedPath } from '@/lib/schemas/paths.browser';
import { actionLink } from '../ui/actionLink';
import { Cluster } from '../ui/Stack';

const Link = styled.a`
  ${actionLink}
  justify-content: center;

  &[aria-current] {
    text-decoration: none;
  }
`;

type Props = {
  /** The path of its first page. */
  list: string;
  current: number;
  last: number;
};

/** Links to the first, last and adjacent pages of a list of articles. */
export function ArchiveNavigation({ list, current, last }: Props) {
  const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - current) <= 2,
  );
  return (
    <Cluster as="nav" aria-label="Pages of the archive" data-align="center">
      {current > 1 && (
        <Link href={numberedPath(list, current - 1)} rel="prev">
          Newer articles
        </Link>
      )}
      {numbers.map((number) => (
        <Link
          key={number}
          href={numberedPath(list, number)}
          aria-label={`Page ${number}`}
          aria-current={number === current ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {current < last && (
        <Link href={numberedPath(list, current + 1)} rel="next">
          Older articles
        </Link>
      )}
    </Cluster>
  );
}
