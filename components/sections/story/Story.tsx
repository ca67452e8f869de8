import { styled } from 'styled-components';
import { businesses } from '@/lib/company/company';
import { typography } from '../../theme/typography';
import { inner } from '../../ui/inner';
import { HeadingBeside } from '../HeadingBeside';
import type { SectionProps } from '../list';

const Text = styled.div`
  display: grid;
  gap: 16px;
  max-width: 45em;
`;

const Opening = styled.p`
  ${typography.statement}
  padding-bottom: 6px;
`;

const Name = styled.strong`
  font-weight: 600;
`;

/** Its paragraphs are laid out with those around them. */
const Paragraphs = styled.div`
  display: contents;
`;

export function Story({ section, id, isTight }: SectionProps<'story'>) {
  const { heading, opening, text, listsBusinesses, closing } = section;
  return (
    <HeadingBeside id={id} heading={heading} isTight={isTight}>
      <Text>
        <Opening {...inner(opening)} />
        {text && <Paragraphs {...inner(text)} />}
        {listsBusinesses &&
          businesses.map(({ slug, name, summary }) => (
            <p key={slug}>
              <Name>{name}.</Name> {summary}
            </p>
          ))}
        {closing && <Paragraphs {...inner(closing)} />}
      </Text>
    </HeadingBeside>
  );
}
