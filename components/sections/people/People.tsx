import { styled } from 'styled-components';
import { type ShownPerson, shownPeople } from '@/lib/site/people';
import { PersonLinks } from '../../people/PersonLinks';
import { OwnPicture } from '../../pictures/OwnPicture';
import { from600, print } from '../../theme/breakpoints';
import { fingerTarget } from '../../theme/target';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { inner } from '../../ui/inner';
import { Section } from '../../ui/Section';
import { H3, Meta, Muted } from '../../ui/textElements';
import type { SectionProps } from '../list';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.belowHeading} ${space.gap};
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s16};
  break-inside: avoid;

  &[data-pictured] {
    grid-template-columns: 96px minmax(0, 1fr);

    ${from600} {
      grid-template-columns: minmax(0, 1fr);
    }

    ${print} {
      display: block;
    }
  }
`;

/** The picture of a person, or the initials. */
const Portrait = styled.div`
  ${typography.h2}
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${color.surfaceTint};
  color: ${color.action};
`;

const Photo = styled(OwnPicture)`
  width: 100%;
  height: auto;
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space.s4};
`;

const PageLink = styled.a`
  ${fingerTarget}
  text-underline-offset: 4px;
`;

const sizes = '(min-width: 1440px) 296px, (min-width: 1024px) 29vw, (min-width: 600px) 43vw, 96px';

type Props = {
  person: ShownPerson;
  /** Whether anybody in the section has a picture. */
  isPictured: boolean;
};

function PersonItem({ person: { name, role, text, links, path, picture }, isPictured }: Props) {
  return (
    <Person data-pictured={isPictured || undefined}>
      {/* Decorative: the name is beside it. */}
      {isPictured && (
        <Portrait aria-hidden="true" data-panel data-on-screen>
          {picture ? <Photo picture={picture} alt="" sizes={sizes} loading="lazy" /> : initialsOf(name)}
        </Portrait>
      )}
      <Words>
        <H3>{path ? <PageLink href={path}>{name}</PageLink> : name}</H3>
        {role && <Meta>{role}</Meta>}
        {text && <Muted {...inner(text)} />}
        <PersonLinks links={links} name={name} />
      </Words>
    </Person>
  );
}

/** The first letters of the first and of the last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]).join('');
}

/** People of content/people/. */
export function People({ section, id }: SectionProps<'people'>) {
  const people = shownPeople(section);
  const isPictured = people.some(({ picture }) => picture);
  return (
    <Section id={id} heading={section.heading} lead={section.lead}>
      <List role="list">
        {people.map((person) => (
          <PersonItem key={person.slug} person={person} isPictured={isPictured} />
        ))}
      </List>
    </Section>
  );
}
