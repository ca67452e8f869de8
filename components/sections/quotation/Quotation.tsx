import { styled } from 'styled-components';
import { color } from '../../theme/theme';
import { measure } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Container } from '../../ui/Container';
import { inner } from '../../ui/inner';
import { sectionStyles } from '../../ui/sectionStyles';
import type { SectionProps } from '../list';

const Wrapper = styled(Container)`
  ${sectionStyles}
`;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-inline-start: clamp(20px, 2.8vw, 40px);
  border-inline-start: 2px solid ${color.action};
  break-inside: avoid;
`;

const Quote = styled.p`
  ${typography.featured}
  max-width: 28em;

  &::before {
    content: '“';
  }

  &::after {
    content: '”';
  }
`;

const Source = styled.figcaption`
  max-width: ${measure}em;
  color: ${color.textMuted};
`;

const Name = styled.span`
  color: ${color.text};
  font-weight: 600;
`;

export function Quotation({ section, id, isTight }: SectionProps<'quotation'>) {
  const { quote, name, role } = section;
  return (
    <Wrapper data-tight={isTight || undefined}>
      <Figure id={id}>
        <blockquote>
          <Quote {...inner(quote)} />
        </blockquote>
        <Source>
          <Name>{name}</Name>
          {role && `, ${role}`}
        </Source>
      </Figure>
    </Wrapper>
  );
}
