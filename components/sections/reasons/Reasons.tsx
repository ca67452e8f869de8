import { styled } from 'styled-components';
import { blockInPrint, forcedColors, from1024 } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { Container } from '../../ui/Container';
import { sectionStyles } from '../../ui/sectionStyles';
import { H2, ItemName, Muted } from '../../ui/textElements';
import type { SectionProps } from '../list';

const Wrapper = styled.section`
  background: ${color.surfaceTint};

  /* What is above has the same background. */
  &[data-tight] {
    border-top: 1px solid ${color.borderStrong};
  }

  ${forcedColors} {
    border-block: 1px solid CanvasText;
  }
`;

const Columns = styled(Container)`
  ${sectionStyles}
  gap: ${space.belowHeading} ${space.gap};

  ${from1024} {
    grid-template-columns: 1fr 1fr;
  }

  ${blockInPrint(space.s20)}
`;

const Reason = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 32px;
  border-bottom: 1px solid ${color.borderStrong};
  break-inside: avoid;

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
    border: 0;
  }
`;

export function Reasons({ section, id, isTight }: SectionProps<'reasons'>) {
  return (
    <Wrapper aria-labelledby={id} data-tight={isTight || undefined}>
      <Columns>
        <H2 id={id}>{section.heading}</H2>
        <div>
          {section.items.map(({ name, text }) => (
            <Reason key={name}>
              <ItemName>{name}</ItemName>
              <Muted>{text}</Muted>
            </Reason>
          ))}
        </div>
      </Columns>
    </Wrapper>
  );
}
