import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Acknowledgement } from './Acknowledgement';
import { Footer } from './Footer';
import { Header } from './Header';
import { belowHeaderRow } from './navigation';
import { mainId, SkipLink } from './SkipLink';
import { SpeculationRules } from './SpeculationRules';

/** Locks the page behind the open menu and hides it from the keyboard and assistive technology. */
const OpenMenu = createGlobalStyle`
  ${belowHeaderRow} {
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

type Props = {
  children: ReactNode;
  /** Runs before the browser restores the scroll position. */
  script?: ReactNode;
};

/** The frame of every page: skip link, header, Acknowledgement of Country and footer. */
export function Frame({ children, script }: Props) {
  return (
    <>
      <OpenMenu />
      <SkipLink />
      <Header />
      {script}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Acknowledgement />
      <Footer />
      <SpeculationRules />
    </>
  );
}
