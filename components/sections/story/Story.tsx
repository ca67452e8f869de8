import { styled } from 'styled-components';
import type { Html } from '@/lib/markdown/fields';
import { businesses } from '@/lib/site/company';
import { typography } from '../../theme/typography';
import { inner } from '../../ui/inner';
import { HeadingBeside } from '../HeadingBeside';
import type { SectionProps } from '../list';
import { RichText } from '../RichText';

/** Not a grid: on paper the heading would part from it. */
const Text = styled.div`
  max-width: 45em;

  > * + *,
  > div > p + p {
    margin-top: 16px;
  }
`;

const Opening = styled.p`
  ${typography.h3}
  line-height: 1.42;
  padding-bottom: 6px;
`;

/** The size of the paragraphs around it. */
const Rich = styled.div`
  && > * {
    max-width: none;
    font: inherit;
  }
`;

function StoryText({ text }: { text: Html }) {
  const hasOnlyParagraphs = !/<(?!\/?(?:p|a|strong|em|br|span)\b)/.test(text.html);
  if (hasOnlyParagraphs) return <div {...inner(text)} />;
  return (
    <Rich>
      <RichText text={text} />
    </Rich>
  );
}

export function Story({ section, id, isTight }: SectionProps<'story'>) {
  const { heading, opening, text, listsBusinesses, closing } = section;
  return (
    <HeadingBeside id={id} heading={heading} isTight={isTight}>
      <Text>
        <Opening {...inner(opening)} />
        {text && <StoryText text={text} />}
        {listsBusinesses &&
          businesses.map(({ slug, name, summary }) => (
            <p key={slug}>
              <strong>{name}.</strong> {summary}
            </p>
          ))}
        {closing && <StoryText text={closing} />}
      </Text>
    </HeadingBeside>
  );
}
