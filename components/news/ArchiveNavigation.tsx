import { styled } from 'styled-components';
import { articles } from '@/lib/articles/articles';
import { archivePath, pageCount } from '@/lib/articles/newsLists.browser';
import { print } from '../theme/breakpoints';
import { actionLink } from '../ui/actionLink';

const Wrapper = styled.nav`
  ${print} {
    display: none;
  }

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
  min-width: 44px;

  &[aria-current] {
    text-decoration: none;
  }
`;

type Props = { current: number };

/** Links to the first, last and adjacent pages of the archive. */
export function ArchiveNavigation({ current }: Props) {
  const last = pageCount(articles.length);
  const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - current) <= 2,
  );
  return (
    <Wrapper aria-label="Pages of the archive">
      <ul>
        <li>
          <PageLink href={archivePath(current - 1)} rel="prev">
            Newer articles
          </PageLink>
        </li>
        {numbers.map((number) => (
          <li key={number}>
            <PageLink
              href={archivePath(number)}
              aria-label={`Page ${number}`}
              aria-current={number === current ? 'page' : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
        {current < last && (
          <li>
            <PageLink href={archivePath(current + 1)} rel="next">
              Older articles
            </PageLink>
          </li>
        )}
      </ul>
    </Wrapper>
  );
}
