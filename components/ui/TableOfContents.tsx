import { styled } from 'styled-components';
import type { TextSection } from '@/lib/text/headings/sections';
import { from1024, print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { BreakableText } from './BreakableText';

const Wrapper = styled.nav`
  ${typography.meta}

  ${print} {
    display: none;
  }
`;

const Disclosure = styled.details`
  border-block: 1px solid ${color.border};

  ${from1024} {
    display: none;
  }
`;

const Summary = styled.summary`
  min-height: 52px;
  padding-block: 14px;
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

const List = styled.ul`
  > li {
    border-top: 1px solid ${color.border};
  }
`;

const Link = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-block: 8px;
  line-height: 1.35;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

type Props = { sections: readonly TextSection[] };

function Links({ sections }: Props) {
  return (
    <List>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link href={`#${id}`}>
            <span>
              <BreakableText>{heading}</BreakableText>
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}

/** Links to the sections of a page: a disclosure on narrow screens, a sticky list on wide ones. */
export function TableOfContents({ sections }: Props) {
  return (
    <Wrapper aria-label="On this page">
      <Disclosure>
        <Summary>On this page</Summary>
        <Links sections={sections} />
      </Disclosure>
      <WideList>
        <Heading>On this page</Heading>
        <Links sections={sections} />
      </WideList>
    </Wrapper>
  );
}
