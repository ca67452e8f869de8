import { styled } from 'styled-components';
import type { ShownPerson } from '@/lib/site/people';
import { OwnPicture } from '../pictures/OwnPicture';
import { from600, hiddenInPrint, print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { inner } from '../ui/inner';
import { Headline, Meta, Muted } from '../ui/textElements';
import { PersonLinks } from './PersonLinks';

const Wrapper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gap};

  ${from600} {
    &[data-pictured] {
      grid-template-columns: 200px minmax(0, 1fr);
    }
  }

  /* Without the picture, its column would be empty. */
  ${print} {
    display: block;
  }
`;

const Photo = styled(OwnPicture)`
  width: 200px;
  height: auto;
  background: ${color.surfaceTint};

  ${hiddenInPrint}
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 14px;
`;

type Props = { person: Omit<ShownPerson, 'slug' | 'path'> };

/** The name of a person, with what is known besides. */
export function PersonHeader({ person: { name, role, picture, text, links } }: Props) {
  return (
    <Wrapper data-pictured={picture ? '' : undefined}>
      {picture && (
        // Decorative: the name is beside it.
        <Photo picture={picture} alt="" sizes="200px" />
      )}
      <Text>
        <Headline>{name}</Headline>
        {role && <Meta>{role}</Meta>}
        {text && <Muted {...inner(text)} />}
        <PersonLinks links={links} name={name} />
      </Text>
    </Wrapper>
  );
}
