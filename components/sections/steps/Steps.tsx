import { styled } from 'styled-components';
import { from1024 } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { H3, Muted } from '../../ui/textElements';
import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';

const Columns = styled.div`
  display: grid;
  gap: 32px ${space.gap};

  ${from1024} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* The fourth would be alone in its row. */
    &[data-four] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const Step = styled.article`
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 4px 20px 16px 26px;
  border-inline-start: 2px solid ${color.action};
  break-inside: avoid;

  /* Each starts lower, and all end at the same height. */
  ${from1024} {
    --lower: calc(72px * var(--before, 0));
    min-height: calc(240px - var(--lower));
    margin-top: var(--lower);

    &[data-place='2'] { --before: 1; }
    &[data-place='3'] { --before: 2; }
    &[data-place='4'] { --before: 3; }
  }
`;

export function Steps({ section, id, isTight }: SectionProps<'steps'>) {
  const { length } = section.items;
  const perRow = length === 4 ? 4 : 3;
  return (
    <HeadingAbove id={id} heading={section.heading} isTight={isTight}>
      <Columns data-four={length === 4 || undefined}>
        {section.items.map(({ name, text }, index) => (
          <Step key={name} data-place={(index % perRow) + 1}>
            <H3>{name}</H3>
            <Muted>{text}</Muted>
          </Step>
        ))}
      </Columns>
    </HeadingAbove>
  );
}
