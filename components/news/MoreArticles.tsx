import type { MouseEvent } from 'react';
import { styled } from '../theme/islandStyled';
import { buttonStyles } from '../ui/buttonStyles';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Link = styled.a.withConfig({ componentId: 'more-articles' })`
  ${buttonStyles}
  justify-self: center;
`;

type Props = {
  shown: number;
  total: number;
  /** The page of the archive that goes on, for a browser without scripts. */
  href: string;
  onMore: () => void;
};

/** Shows more of a long grid in place; without scripts, or in a new tab, it leads on to the archive. */
export function MoreArticles({ shown, total, href, onMore }: Props) {
  function more(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onMore();
  }
  return (
    <Link href={href} data-fallback-href={href} data-variant="outline" onClick={more}>
      More articles
      <VisuallyHidden>{` (${shown} of ${total} shown)`}</VisuallyHidden>
    </Link>
  );
}
