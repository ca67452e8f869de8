import { css, styled } from 'styled-components';
import { businesses } from '@/lib/site/company';
import { brandPanel } from '../../theme/brandPanel';
import { from600, from1024, print, roomFor } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { font, layout, space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { AreaLink } from '../../ui/AreaLink';
import { Arrow } from '../../ui/Arrow';
import { newTab, OpensNewTab } from '../../ui/OpensNewTab';
import type { SectionProps } from '../list';

/** The last row grows to the full width. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  background: ${color.actionHover};
  background: color-mix(in srgb, ${color.onBrandMuted} 25%, ${color.brand});

  ${print} {
    background: none;
  }
`;

const edge = `max(${layout.gutter}, (100vw - ${layout.width}) / 2 + 80px)`;

const panel = css`
  display: grid;
  flex: 1 1 100%;
  padding-inline: ${edge};
`;

/** Only the outer edges align with the container. */
const half = css`
  flex-basis: 40%;

  &:nth-child(odd):not(:last-child) {
    padding-inline-end: ${layout.gutter};
  }

  &:nth-child(even) {
    padding-inline-start: ${layout.gutter};
  }
`;

const brand = css`
  ${brandPanel}
  background: ${color.brand};
`;

const StatementPanel = styled.li`
  ${panel}
  ${brand}
  align-content: start;
  gap: ${space.s16};
  padding-block: ${space.band};

  ${from1024} {
    ${half}
  }

  ${print} {
    padding-block: 0 ${space.s32};
    border: 0;
    break-inside: avoid;
  }
`;

const LinkPanel = styled.li`
  ${panel}
  position: relative;
  container-type: inline-size;
  grid-template: 1fr auto / minmax(0, 1fr) auto;
  gap: ${space.gap};
  min-height: clamp(200px, 20vw, 288px);
  padding-block: ${space.belowHeading};
  background: ${color.surfaceTint};

  &:nth-child(even) {
    ${brand}
  }

  ${from600} {
    ${half}
  }

  svg {
    grid-column: 2;
    align-self: end;
  }
`;

const Name = styled.h2`
  font: 400 1.0625rem/1.4 ${font.display};
  color: ${color.textMuted};
`;

const Statement = styled.p`
  ${typography.statement}
  max-width: 19em;
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
    name: { words: service, id: undefined },
    text: `${text.replaceAll('{business}', name)} Opens in a new tab.`.trim(),
    href: url,
  }));
}

export function Panels({ section, id }: SectionProps<'panels'>) {
  return (
    <section id={section.anchor} aria-label={section.label} data-ground="brand">
      <List role="list">
        {(section.items ?? servicesWith(section.text ?? '')).map(({ name, text, href }, index) => {
          if (!href)
            return (
              <StatementPanel data-panel key={name.words}>
                <Name id={name.id}>{name.words}</Name>
                <Statement>{text}</Statement>
              </StatementPanel>
            );
          const isExternal = href.startsWith('https:');
          return (
            <LinkPanel data-panel data-on-screen key={name.words}>
              <Heading id={name.id}>
                <AreaLink href={href} {...(isExternal && newTab)} aria-describedby={`${id}-${index + 1}`}>
                  {name.words}
                  {isExternal && section.items && <OpensNewTab />}
                </AreaLink>
              </Heading>
              <Sentence id={`${id}-${index + 1}`}>{text}</Sentence>
              <Arrow direction={isExternal ? 'external' : 'internal'} size={1.875} />
            </LinkPanel>
          );
        })}
      </List>
    </section>
  );
}
