import { styled } from 'styled-components';
import type { Picture } from '@/lib/schemas/pictureSources.browser';
import { OwnPicture } from '../../pictures/OwnPicture';
import { forcedBorder, hiddenInPrint } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { typography } from '../../theme/typography';
import type { PeopleWidths } from './peopleLayout';

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${color.surfaceTint};

  ${forcedBorder}

  ${hiddenInPrint}
`;

const Photo = styled(OwnPicture)`
  width: 100%;
  height: auto;
`;

const Initials = styled.span`
  ${typography.h2}
  color: ${color.action};
`;

const sizes = {
  medium: { half: '43vw', third: '29vw' },
  wide: {
    half: '(min-width: 1440px) 236px, (min-width: 1024px) 17vw',
    third: '(min-width: 1440px) 406px, (min-width: 1024px) 29vw',
    quarter: '(min-width: 1440px) 296px, (min-width: 1024px) 21vw',
  },
};

type Props = { name: string; picture?: Picture; widths: PeopleWidths };

/** The picture of a person, or the initials. Decorative: the name is beside it. */
export function Portrait({ name, picture, widths: { medium, wide } }: Props) {
  return (
    <Frame>
      {picture ? (
        <Photo
          picture={picture}
          alt=""
          sizes={`${sizes.wide[wide]}, (min-width: 600px) ${sizes.medium[medium]}, 96px`}
          loading="lazy"
        />
      ) : (
        <Initials aria-hidden="true">{initialsOf(name)}</Initials>
      )}
    </Frame>
  );
}

/** The first letters of the first and of the last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]).join('');
}
