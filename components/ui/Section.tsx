import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Html } from '@/lib/markdown/fields';
import { from1024, print, queryContainer } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { layout, space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { inner } from './inner';
import { H2 } from './textElements';

/**
 * A part of a page, from edge to edge with its content at page width. `data-ground` says that it has another background than
 * the page, or a border; `data-columns` sets columns on wide screens.
 */
export const Ground = styled.section`
  display: grid;
  /* minmax(0, …) makes a wide table scroll instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.belowHeading} ${space.gap};
  padding: ${space.section} max(${layout.gutter}, (100% - ${layout.width}) / 2 + ${layout.gutter});

  /* The part above is on the background of the page, too, and has made the distance already. */
  :not([data-ground]) + &:not([data-ground]) {
    padding-top: 0;
  }

  &[data-ground='tint'] {
    background: ${color.surfaceTint};
  }

  [data-ground='tint'] + &[data-ground='tint'] {
    border-top: 1px solid ${color.borderStrong};
  }

  ${from1024} {
    /* Starts of columns 1 and 5 of twelve. */
    &[data-columns='beside'] {
      grid-template-columns: minmax(0, 13fr) minmax(0, 27fr);

      > :only-child {
        grid-column: 2;
      }
    }

    &[data-columns='halves'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    &[data-columns='apart'] {
      grid-template-columns: minmax(0, 33fr) minmax(0, 40fr);
      column-gap: 11%;
      align-items: start;
    }
  }

  /* break-after: avoid on a heading has no effect in a grid. */
  ${print} {
    display: block;
    padding-block: 0 ${space.s32};

    > * + * {
      margin-top: ${space.s16};
    }
  }
`;

const Header = styled.div`
  ${queryContainer}
  display: grid;
  align-content: start;
  gap: ${space.s16} ${space.gap};
  break-after: avoid;

  ${from1024} {
    :not([data-columns]) > & {
      grid-template-columns: 1fr 1fr;
      align-items: end;
    }
  }
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 26em;
  color: ${color.textMuted};
`;

type Props = {
  /** The id of the heading, or of the section if it has none. */
  id?: string;
  heading?: string;
  /** Beside the heading. */
  lead?: Html;
  ground?: 'tint';
  /** Whether the heading is beside the content on wide screens, in a narrower column or in a half. */
  columns?: 'beside' | 'halves';
  children: ReactNode;
};

/** A section with its heading and its content. Without a heading, it is none to assistive technology. */
export function Section({ id, heading, lead, ground, columns, children }: Props) {
  return (
    <Ground
      as={heading ? undefined : 'div'}
      id={heading ? undefined : id}
      aria-labelledby={heading && id}
      data-ground={ground}
      data-columns={columns}
    >
      {heading && (
        <Header>
          <H2 id={id}>{heading}</H2>
          {lead && <Lead {...inner(lead)} />}
        </Header>
      )}
      {children}
    </Ground>
  );
}
