import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Html } from '@/lib/markdown/fields';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from './Container';
import { inner } from './inner';

const Hero = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space.s32};
  padding-block: ${space.band} ${space.belowHeading};
`;

const Title = styled.h1`
  ${typography.page}
  max-width: 11.5em;
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 31em;
  color: ${color.textMuted};
`;

type Props = {
  title: string;
  lead?: string | Html;
  /** Shown above the title. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The h1 of a page and a lead sentence. */
export function PageHero({ title, lead, above, children }: Props) {
  return (
    <Hero>
      {above}
      <Title>{title}</Title>
      {typeof lead === 'string' ? <Lead>{lead}</Lead> : lead && <Lead {...inner(lead)} />}
      {children}
    </Hero>
  );
}
