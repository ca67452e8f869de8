import { styled } from 'styled-components';
import type { ShownPerson } from '@/lib/site/people';
import { OwnPicture } from '../pictures/OwnPicture';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { inner } from '../ui/inner';
import { Stack } from '../ui/Stack';
import { Headline, Meta, Muted } from '../ui/textElements';
import { PersonLinks } from './PersonLinks';

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.gap};

  > div {
    flex: 1 1 20rem;
  }
`;

const Photo = styled(OwnPicture)`
  width: 200px;
  height: auto;
  background: ${color.surfaceTint};
`;

type Props = { person: Omit<ShownPerson, 'slug' | 'path'> };

/** The name of a person, with what is known besides. */
export function PersonHeader({ person: { name, role, picture, text, links } }: Props) {
  return (
    <Header>
      {picture && (
        // Decorative: the name is beside it.
        <Photo data-on-screen picture={picture} alt="" sizes="200px" />
      )}
      <Stack data-align="start">
        <Headline>{name}</Headline>
        {role && <Meta>{role}</Meta>}
        {text && <Muted {...inner(text)} />}
        <PersonLinks links={links} name={name} />
      </Stack>
    </Header>
  );
}
