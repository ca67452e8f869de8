import { styled } from 'styled-components';
import type { ContentsItem } from '@/lib/markdown/headings';
import { from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { BreakableText } from './BreakableText';

const Contents = styled.nav`
  ${typography.meta}
`;

const Disclosure = styled.details`
  border-block: 1px solid ${color.border};

  &:only-child {
    margin-bottom: ${space.s16};
  }

  &:not(:only-child) {
    ${from1024} {
      display: none;
    }
  }
`;

const Summary = styled.summary`
  padding-block: 15px;
  font-weight: 600;
  cursor: pointer;
`;

const WideList = styled.div`
  display: none;

  ${from1024} {
    display: block;
  }
`;

const Heading = styled.h2`
  ${typography.meta}
  padding-block: 10px;
  font-weight: 600;
`;

const Link = styled.a`
  display: block;
  padding-block: 12px;
  border-top: 1px solid ${color.border};
  line-height: 1.35;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

type Props = {
  items: readonly ContentsItem[];
  /** Whether wide screens have space for the list beside the text. */
  isBeside?: boolean;
};

function Links({ items }: Pick<Props, 'items'>) {
  return (
    <ul>
      {items.map(({ id, heading }) => (
        <li key={id}>
          <Link href={`#${id}`}>
            <BreakableText>{heading}</BreakableText>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to the sections of a text: a disclosure above it, or on wide screens a list beside it. */
export function TableOfContents({ items, isBeside }: Props) {
  return (
    <Contents aria-label="On this page">
      <Disclosure>
        <Summary>On this page</Summary>
        <Links items={items} />
      </Disclosure>
      {isBeside && (
        <WideList>
          <Heading>On this page</Heading>
          <Links items={items} />
        </WideList>
      )}
    </Contents>
  );
}
