import { styled } from 'styled-components';
import { numberedPath } from '@/lib/schemas/paths.browser';
import { hiddenInPrint } from '../theme/breakpoints';
import { actionLink } from '../ui/actionLink';

const Wrapper = styled.nav`
  ${hiddenInPrint}

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 24px;
  }
`;

const PageLink = styled.a`
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
    <Wrapper aria-label="Pages of the archive">
      <ul>
        {current > 1 && (
          <li>
            <PageLink href={numberedPath(list, current - 1)} rel="prev">
              Newer articles
            </PageLink>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <PageLink
              href={numberedPath(list, number)}
              aria-label={`Page ${number}`}
              aria-current={number === current ? 'page' : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
        {current < last && (
          <li>
            <PageLink href={numberedPath(list, current + 1)} rel="next">
              Older articles
            </PageLink>
          </li>
        )}
      </ul>
    </Wrapper>
  );
}
