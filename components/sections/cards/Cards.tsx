import { styled } from 'styled-components';
import { darkScheme, from600, from1024, hiddenDrawing, print, queryContainer } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { H3, ItemName, Muted } from '../../ui/textElements';
import type { SectionProps } from '../list';

const List = styled.ul`
  &[data-look='list'] {
    display: grid;
    gap: ${space.s32};

    > * + * {
      padding-top: ${space.s32};
      border-top: 1px solid ${color.borderStrong};
    }
  }

  &[data-look='steps'] {
    display: grid;
    gap: ${space.s32} ${space.gap};

    ${from1024} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  /* The last row grows to the full width. */
  &[data-look='sheet'] {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    border: 1px solid ${color.border};
    background: ${color.border};

    /* The frame would be cut where a sheet ends. */
    ${print} {
      border: 0;
      background: none;
    }
  }
`;

const Card = styled.li`
  break-inside: avoid;

  /* Each starts lower, and all end at the same height. */
  [data-look='steps'] > & {
    padding: ${space.s4} ${space.s16} ${space.s16} ${space.gap};
    border-inline-start: 2px solid ${color.action};

    ${from1024} {
      --lower: calc(72px * var(--before, 0));
      min-height: calc(240px - var(--lower));
      margin-top: var(--lower);

      &:nth-child(3n + 2) { --before: 1; }
      &:nth-child(3n + 3) { --before: 2; }
    }
  }

  [data-look='sheet'] > & {
    flex: 1 1 100%;
    background: ${color.background};

    ${from600} {
      flex-basis: 40%;
    }

    ${from1024} {
      flex-basis: 28%;
    }

    /* Its part of the drawing on narrow, medium and wide screens: lines continue from card to card. */
    &:nth-child(6n + 1) { --narrow: 0 0; --medium: 0 0; --wide: 0 0; }
    &:nth-child(6n + 2) { --narrow: 0 20%; --medium: 100% 0; --wide: 50% 0; }
    &:nth-child(6n + 3) { --narrow: 0 40%; --medium: 0 50%; --wide: 100% 0; }
    &:nth-child(6n + 4) { --narrow: 0 60%; --medium: 100% 50%; --wide: 0 100%; }
    &:nth-child(6n + 5) { --narrow: 0 80%; --medium: 0 100%; --wide: 50% 100%; }
    &:nth-child(6n + 6) { --narrow: 0 100%; --medium: 100% 100%; --wide: 100% 100%; }

    &::before {
      content: '';
      display: block;
      height: clamp(120px, 10.5vw, 152px);
      border-bottom: 1px solid ${color.border};
      background: url('/drawings/survey-sheet.svg') var(--narrow) / 100% 600% no-repeat;

      ${darkScheme} {
        background-image: url('/drawings/survey-sheet.svg#dark');
      }

      ${from600} {
        background-position: var(--medium);
        background-size: 200% 300%;
      }

      ${from1024} {
        background-position: var(--wide);
        background-size: 300% 200%;
      }

      ${hiddenDrawing}
    }
  }
`;

const Words = styled.div`
  ${queryContainer}
  display: grid;
  gap: ${space.s8};

  [data-look='sheet'] & {
    padding: ${space.s32} ${space.gap};
  }
`;

export function Cards({ section, id }: SectionProps<'cards'>) {
  const { look, heading, items } = section;
  const Name = look === 'steps' ? H3 : ItemName;
  return (
    <Section id={id} heading={heading} {...(look === 'list' && { ground: 'tint', columns: 'halves' })}>
      <List as={look === 'steps' ? 'ol' : 'ul'} role="list" data-look={look}>
        {items.map(({ name, text }) => (
          <Card key={name} data-panel={look === 'sheet' || undefined}>
            <Words>
              <Name>{name}</Name>
              <Muted>{text}</Muted>
            </Words>
          </Card>
        ))}
      </List>
    </Section>
  );
}
