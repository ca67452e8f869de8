import { styled } from 'styled-components';
import { brandPanel } from '../../theme/brandPanel';
import { forcedBorder, from1024, print } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { font, space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import type { SectionProps } from '../list';

const Halves = styled.div`
  ${brandPanel}
  display: grid;
  background: ${color.brand};

  ${from1024} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Half = styled.section`
  display: grid;
  align-content: start;
  gap: 20px;
  padding: clamp(48px, 5.8vw, 84px) max(${space.gutter}, (100vw - ${space.container}) / 2 + 80px);

  & + & {
    border-top: 1px solid ${color.actionHover};
    border-color: color-mix(in srgb, ${color.onBrandMuted} 25%, transparent);
  }

  ${from1024} {
    padding-inline-end: clamp(32px, 5.5vw, 80px);

    &[data-second] {
      padding-inline: clamp(32px, 5.5vw, 80px) max(${space.gutter}, (100vw - ${space.container}) / 2 + 80px);
      border-top: 0;
      border-inline-start: 1px solid color-mix(in srgb, ${color.onBrandMuted} 25%, transparent);
    }

    &:nth-child(odd):last-child {
      grid-column: 1 / -1;
    }

    &:nth-child(n + 3) {
      border-top: 1px solid color-mix(in srgb, ${color.onBrandMuted} 25%, transparent);
    }
  }

  ${forcedBorder}

  /* Doubled to override the padding of the second half. */
  ${print} {
    &&,
    &&[data-second] {
      padding-block: 0 ${space.s32};
      border: 0;
      break-inside: avoid;
    }
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

export function Statements({ section }: SectionProps<'statements'>) {
  return (
    <Halves id={section.anchor}>
      {section.items.map(({ name: { words, id }, text }, index) => (
        <Half key={id} data-second={index % 2 === 1 || undefined} aria-labelledby={id}>
          <Name id={id}>{words}</Name>
          <Statement>{text}</Statement>
        </Half>
      ))}
    </Halves>
  );
}
