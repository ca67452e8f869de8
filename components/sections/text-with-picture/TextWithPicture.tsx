import { styled } from 'styled-components';
import { preparedPicture } from '@/lib/site/pictures';
import { OwnPicture } from '../../pictures/OwnPicture';
import { blockInPrint, from1024, print } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { Container } from '../../ui/Container';
import { sectionStyles } from '../../ui/sectionStyles';
import { H2 } from '../../ui/textElements';
import type { SectionProps } from '../list';
import { RichText } from '../RichText';

const Columns = styled(Container)`
  ${sectionStyles}
  align-items: center;
  gap: 32px clamp(32px, 4.2vw, 60px);

  ${from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Before the picture for everyone who does not see the columns. */
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${from1024} {
    &[data-picture-side='left'] {
      order: 1;
    }
  }

  ${blockInPrint('12px')}

  ${print} {
    margin-bottom: ${space.s20};
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
    break-inside: avoid;
  }
`;

const sizes = '(min-width: 1440px) 610px, (min-width: 1024px) 43vw, 89vw';

export function TextWithPicture({ section, id, isTight }: SectionProps<'text-with-picture'>) {
  const { heading, text, picture, imageAlt, side } = section;
  const prepared = preparedPicture(picture);
  return (
    <section aria-labelledby={id}>
      <Columns data-tight={isTight || undefined}>
        <Text data-picture-side={side}>
          <H2 id={id}>{heading}</H2>
          <RichText text={text} />
        </Text>
        {prepared && <Photo picture={prepared} alt={imageAlt} sizes={sizes} loading="lazy" />}
      </Columns>
    </section>
  );
}
