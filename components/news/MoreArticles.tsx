import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Link = styled.a`
  ${buttonStyles}
  justify-self: center;
`;

type Props = {
  shown: number;
  total: number;
  /** The next page of the archive, for browsers without JavaScript. */
  href: string;
  isLoading?: boolean;
  onMore: () => void;
};

/** Adds articles to the grid; without JavaScript or in a new tab, links to the archive. */
export function MoreArticles({ shown, total, href, isLoading, onMore }: Props) {
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onMore();
  }
  return (
    <Link href={href} data-fallback-href={href} data-variant="outline" onClick={handleClick}>
      <span key={String(isLoading)}>{isLoading ? 'Loading articles...' : 'More articles'}</span>
      <VisuallyHidden key={shown}>{` (${shown} of ${total} shown)`}</VisuallyHidden>
    </Link>
  );
}
