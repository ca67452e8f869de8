import { styled } from 'styled-components';
import { businesses } from '@/lib/site/company';
import { brandPanel } from '../../theme/brandPanel';
import { forcedBorder, from600, hiddenInPrint, roomFor } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { motion, space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { AreaLink } from '../../ui/AreaLink';
import { Arrow } from '../../ui/Arrow';
import { newTab, OpensNewTab } from '../../ui/OpensNewTab';
import type { SectionProps } from '../list';

const Wrapper = styled.section`
  display: grid;

  ${from600} {
    grid-template-columns: 1fr 1fr;
  }

  ${hiddenInPrint}
`;

const Panel = styled.div`
  position: relative;
  container-type: inline-size;
  --largest-type: 11cqi;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: 1fr auto;
  gap: 26px;
  min-height: clamp(200px, 20vw, 288px);
  padding: clamp(32px, 4vw, 56px) max(${space.gutter}, (100vw - ${space.container}) / 2 + 80px);
  background: ${color.surfaceTint};
  transition: background-color ${motion.colour};

  &:nth-child(even) {
    ${brandPanel}
    background: ${color.brand};
  }

  /* Only the outer edges align with the container. */
  ${from600} {
    &:nth-child(odd):not(:last-child) {
      padding-inline-end: clamp(32px, 5.5vw, 80px);
    }

    &:nth-child(odd):last-child {
      grid-column: 1 / -1;
    }

    &:nth-child(even) {
      padding-inline-start: clamp(32px, 5.5vw, 80px);
    }

    /* The panel above has the same colour. */
    &:nth-child(n + 3) {
      border-top: 1px solid ${color.borderStrong};
    }
  }

  svg {
    grid-column: 2;
    align-self: end;
  }

  ${forcedBorder}
`;

const Heading = styled.h2`
  ${typography.h2}
  grid-column: 1 / -1;
`;

/** Beside the arrow where a word of fourteen letters fits. */
const Sentence = styled.p`
  grid-column: 1 / -1;
  align-self: end;
  max-width: 28em;
  text-wrap: balance;

  ${roomFor(14)} {
    grid-column: 1;
  }
`;

/** The services of the businesses, on their own sites, with a sentence about each. */
function servicesWith(text: string) {
  return businesses.map(({ service, name, url }) => ({
    heading: service,
    text: `${text.replaceAll('{business}', name)} Opens in a new tab.`.trim(),
    href: url,
  }));
}

export function LinkPanels({ section, id }: SectionProps<'link-panels'>) {
  return (
    <Wrapper id={section.anchor} aria-label={section.label}>
      {(section.items ?? servicesWith(section.text ?? '')).map(({ heading, text, href }, index) => {
        const isExternal = href.startsWith('https:');
        return (
          <Panel key={heading}>
            <Heading>
              <AreaLink href={href} {...(isExternal && newTab)} aria-describedby={`${id}-${index + 1}`}>
                {heading}
                {isExternal && section.items && <OpensNewTab />}
              </AreaLink>
            </Heading>
            <Sentence id={`${id}-${index + 1}`}>{text}</Sentence>
            <Arrow direction={isExternal ? 'external' : 'internal'} size={1.875} />
          </Panel>
        );
      })}
    </Wrapper>
  );
}
