import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';

// Elements with one type role and nothing else. Another element of the same look: <H2 as="h1">.

/** The name of an article or a person. */
export const Headline = styled.h1`
  ${typography.article}
`;

export const H2 = styled.h2`
  ${typography.h2}
`;

export const H3 = styled.h3`
  ${typography.h3}
`;

/** A short name in a list, with a sentence below. */
export const ItemName = styled.h3`
  ${typography.name}
`;

/** A label, a note or another small text beside the main one. */
export const Meta = styled.p`
  ${typography.meta}
  max-width: 34em;
  color: ${color.textMuted};
`;

export const Muted = styled.p`
  color: ${color.textMuted};
`;

export const FieldLabel = styled.label`
  ${typography.label}
`;
