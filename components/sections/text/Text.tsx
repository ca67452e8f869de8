import { styled } from 'styled-components';
import type { Html } from '@/lib/markdown/fields';
import { businesses } from '@/lib/site/company';
import { preparedPicture } from '@/lib/site/pictures';
import { OwnPicture } from '../../pictures/OwnPicture';
import { print } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { inner } from '../../ui/inner';
import { Ground, Section } from '../../ui/Section';
import { H2 } from '../../ui/textElements';
import type { SectionProps } from '../list';
import { RichText } from '../RichText';

/** Not a grid: on paper the heading would part from it. */
const Words = styled.div`
  max-width: 45em;

  [data-columns='halves'] > & {
    align-self: center;
  }

  > * + *,
  > div > p + p {
    margin-top: ${space.s16};
  }
`;

const Opening = styled.p`
  ${typography.h3}
  line-height: 1.42;
  padding-bottom: ${space.s4};
`;

/** The size of the paragraphs around it. */
const Rich = styled.div`
  && > * {
    max-width: none;
    font: inherit;
  }
`;

const Photo = styled(OwnPicture)`
  width: 100%;
  height: auto;
  /* A tall picture would leave the text alone in the middle of a screen. */
  max-height: 900px;
  object-fit: cover;
  background: ${color.surfaceTint};

  ${print} {
    max-height: 8cm;
    object-fit: contain;
    object-position: 0 0;
  }
`;

const sizes = '(min-width: 1440px) 610px, (min-width: 1024px) 43vw, 89vw';

function Paragraphs({ text }: { text: Html }) {
  const hasOnlyParagraphs = !/<(?!\/?(?:p|a|strong|em|br|span)\b)/.test(text.html);
  if (hasOnlyParagraphs) return <div {...inner(text)} />;
  return (
    <Rich>
      <RichText text={text} />
    </Rich>
  );
}

export function Text({ section, id }: SectionProps<'text'>) {
  const { heading, opening, text, listsBusinesses, closing, picture, imageAlt = '' } = section;
  const photo = picture && preparedPicture(picture);
  const words = (
    <>
      {opening && <Opening {...inner(opening)} />}
      <Paragraphs text={text} />
      {listsBusinesses &&
        businesses.map(({ slug, name, summary }) => (
          <p key={slug}>
            <strong>{name}.</strong> {summary}
          </p>
        ))}
      {closing && <Paragraphs text={closing} />}
    </>
  );
  if (!photo)
    return (
      <Section id={id} heading={heading} columns="beside">
        <Words>{words}</Words>
      </Section>
    );
  return (
    <Ground aria-labelledby={id} data-columns="halves">
      <Words>
        <H2 id={id}>{heading}</H2>
        {words}
      </Words>
      <Photo picture={photo} alt={imageAlt} sizes={sizes} loading="lazy" />
    </Ground>
  );
}
