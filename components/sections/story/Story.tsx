import { styled } from 'styled-components';
import { businesses } from '@/lib/company/company';
import { from1024, print } from '../../theme/breakpoints';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Container } from '../../ui/Container';
import { inner } from '../../ui/inner';
import { H2 } from '../../ui/textElements';
import type { SectionProps } from '../section';
import type { StorySection } from './schema';

const Columns = styled(Container)`
  display: grid;
  gap: ${space.belowHeading} ${space.gap};
  padding-block: ${space.section};

  &[data-tight] {
    padding-top: 0;
  }

  ${from1024} {
    grid-template-columns: 4fr 7fr;
  }

  ${print} {
    padding-block: 0 ${space.s32};
  }
`;

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

export function Story({ section, id, isTight }: SectionProps<StorySection>) {
  const { heading, opening, text, listsBusinesses, closing } = section;
  return (
    <section aria-labelledby={id}>
      <Columns data-tight={isTight || undefined}>
        <H2 id={id}>{heading}</H2>
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
      </Columns>
    </section>
  );
}
