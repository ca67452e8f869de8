import { styled } from 'styled-components';
import { from600 } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { inner } from '../../ui/inner';
import { H3 } from '../../ui/textElements';
import { HeadingBeside } from '../HeadingBeside';
import type { SectionProps } from '../list';

const List = styled.ol`
  display: grid;
  gap: ${space.s32};
  border-inline-start: 2px solid ${color.action};
`;

const Milestone = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px ${space.s20};
  padding-inline-start: 36px;
  break-inside: avoid;

  /* The mark on the line, beside the year. */
  &::before {
    content: '';
    position: absolute;
    inset: 0.9rem auto auto 0;
    width: 20px;
    border-top: 2px solid ${color.action};
  }

  ${from600} {
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

export function Milestones({ section, id, isTight }: SectionProps<'milestones'>) {
  return (
    <HeadingBeside id={id} heading={section.heading} isTight={isTight}>
      <List role="list">
        {section.items.map(({ year, text }) => (
          <Milestone key={`${year} ${text.html}`}>
            <H3 as="time">{year}</H3>
            <p {...inner(text)} />
          </Milestone>
        ))}
      </List>
    </HeadingBeside>
  );
}
