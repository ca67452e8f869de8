import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Acknowledgement } from './Acknowledgement';
import { Footer } from './Footer';
import { FrameScript } from './FrameScript';
import { Header } from './Header';
import { mainId, SkipLink } from './SkipLink';
import { SpeculationRules } from './SpeculationRules';

/** While the menu is open nothing behind it scrolls, is tabbed to or read out. */
const OpenMenu = createGlobalStyle`
  @media screen and (max-width: 899.98px) {
    :root:has(header :popover-open) {
      overflow: hidden;
    }

    :root:has(header :popover-open) :is(main, main ~ *) {
      visibility: hidden;
    }
  }
`;

const Main = styled.main`
  &:focus {
    outline: none;
  }
`;

type Props = { children: ReactNode };

/** What wraps every page: skip link, header, shared block, footer. */
export function Frame({ children }: Props) {
  return (
    <>
      <OpenMenu />
      <SkipLink />
      <Header />
      <FrameScript />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Acknowledgement />
      <Footer />
      <SpeculationRules />
    </>
  );
}
