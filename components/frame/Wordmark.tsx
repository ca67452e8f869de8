import { styled } from 'styled-components';
import { company } from '@/lib/site/company';
import { font, space } from '../theme/tokens';
import { Logo } from './Logo';
import { fromHeaderRow } from './navigation';

const Link = styled.a`
  display: inline-flex;
  /* Shrinks before the menu button wraps. */
  flex: 1 1 0;
  align-items: center;
  gap: ${space.s12};
  min-height: 44px;
  text-decoration: none;

  ${fromHeaderRow} {
    /* A long name wraps rather than the links beside it. */
    flex: 1 1 16rem;
    max-width: max-content;
  }
`;

const Name = styled.span`
  /* On phones it grows with the room beside the menu button. */
  font: 400 clamp(1.0625rem, 7.2vw - 0.55rem, 1.3125rem)/1.1 ${font.display};
  letter-spacing: -0.014em;
  overflow-wrap: break-word;
`;

/** The logo and name of the group, linked to the home page. */
export function Wordmark() {
  return (
    <Link href="/">
      <Logo />
      <Name>{company.name}</Name>
    </Link>
  );
}
