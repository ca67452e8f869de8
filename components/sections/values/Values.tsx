import { styled } from 'styled-components';
import { darkScheme, forcedColors, from600, from1024, hiddenDrawing, print } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { ItemName, Muted } from '../../ui/textElements';
import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';

const Cards = styled.div`
  display: grid;
  gap: 1px;
  border: 1px solid ${color.border};
  background: ${color.border};

  ${from600} {
    grid-template-columns: 1fr 1fr;
  }

  ${from1024} {
    grid-template-columns: repeat(6, 1fr);
  }

  /* The frame would be cut where a sheet ends. */
  ${print} {
    border: 0;
    background: none;
  }
`;

const Value = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  background: ${color.background};
  break-inside: avoid;

  /* Its part of the drawing on narrow, medium and wide screens. */
  &:nth-child(6n + 1) { --narrow: 0 0; --medium: 0 0; --wide: 0 0; }
  &:nth-child(6n + 2) { --narrow: 0 20%; --medium: 100% 0; --wide: 50% 0; }
  &:nth-child(6n + 3) { --narrow: 0 40%; --medium: 0 50%; --wide: 100% 0; }
  &:nth-child(6n + 4) { --narrow: 0 60%; --medium: 100% 50%; --wide: 0 100%; }
  &:nth-child(6n + 5) { --narrow: 0 80%; --medium: 0 100%; --wide: 50% 100%; }
  &:nth-child(6n + 6) { --narrow: 0 100%; --medium: 100% 100%; --wide: 100% 100%; }

  /* The last fills its row. */
  ${from600} {
    &:nth-child(odd):last-child {
      grid-column: span 2;
    }
  }

  /* Rows of three, and of two at the end where the last would be alone. */
  ${from1024} {
    &:nth-child(n):nth-last-child(n) {
      grid-column: span 2;
    }

    &:nth-child(3n + 1):nth-last-child(2),
    &:nth-child(3n + 2):last-child,
    &:nth-child(3n + 1):nth-last-child(4),
    &:nth-child(3n + 1):nth-last-child(4) ~ & {
      grid-column: span 3;
      --drawing-size: 200% 200%;
      --wide: 100% 100%;
    }

    &:nth-child(3n + 1):nth-last-child(2),
    &:nth-child(3n + 1):nth-last-child(4) {
      --wide: 0 100%;
    }

    /* The second row of two has the other half of the drawing. */
    &:nth-child(3n + 1):nth-last-child(4) ~ &:nth-last-child(2) {
      --wide: 0 0;
    }

    &:nth-child(3n + 1):nth-last-child(4) ~ &:last-child {
      --wide: 100% 0;
    }

    &:only-child:nth-child(n) {
      grid-column: span 6;
    }
  }

  ${forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

/** Shows a part of one drawing, so that lines continue from card to card. */
const Detail = styled.div`
  height: clamp(120px, 10.5vw, 152px);
  border-bottom: 1px solid ${color.border};
  background: url('/drawings/survey-sheet.svg') no-repeat;
  background-position: var(--narrow);
  background-size: 100% 600%;

  ${darkScheme} {
    background-image: url('/drawings/survey-sheet.svg#dark');
  }

  ${from600} {
    background-position: var(--medium);
    background-size: 200% 300%;
  }

  ${from1024} {
    background-position: var(--wide);
    background-size: var(--drawing-size, 300% 200%);
  }

  ${hiddenDrawing}
`;

const Text = styled.div`
  container-type: inline-size;
  --largest-type: 11cqi;
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 26px 28px 32px;
`;

export function Values({ section, id, isTight }: SectionProps<'values'>) {
  return (
    <HeadingAbove id={id} heading={section.heading} isTight={isTight}>
      <Cards>
        {section.items.map(({ name, text }) => (
          <Value key={name}>
            <Detail />
            <Text>
              <ItemName>{name}</ItemName>
              <Muted>{text}</Muted>
            </Text>
          </Value>
        ))}
      </Cards>
    </HeadingAbove>
  );
}
