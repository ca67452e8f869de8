import { styled } from 'styled-components';
import type { ShownPerson } from '@/lib/site/people';
import { PersonLinks } from '../../people/PersonLinks';
import { from600, from1024, print } from '../../theme/breakpoints';
import { fingerTarget } from '../../theme/target';
import { space } from '../../theme/tokens';
import { inner } from '../../ui/inner';
import { H3, Meta, Muted } from '../../ui/textElements';
import { Portrait } from './Portrait';
import { type PeopleWidths, peopleWidths } from './peopleLayout';

/** Centres a last row that is not full. */
const List = styled.ul`
  --columns: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: clamp(32px, 4.6vw, 64px) ${space.gap};

  ${from600} {
    --columns: 2;

    &[data-medium='third'] {
      --columns: 3;
    }
  }

  ${from1024} {
    &[data-wide='half'] {
      --columns: 2;
    }

    &[data-wide='third'] {
      --columns: 3;
    }

    &[data-wide='quarter'] {
      --columns: 4;
    }
  }
`;

const Person = styled.li`
  /* Rounded down by a hundredth of a pixel, which keeps a full row on one line. */
  flex: 0 0 calc((100% - (var(--columns) - 1) * ${space.gap}) / var(--columns) - 0.01px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px 20px;
  break-inside: avoid;

  &[data-pictured] {
    grid-template-columns: 96px minmax(0, 1fr);
  }

  ${from600} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${from1024} {
    [data-wide='half'] > &[data-pictured] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space.gap};
    }
  }

  ${print} {
    &[data-pictured],
    [data-wide] > &[data-pictured] {
      display: block;
    }
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 4px;
`;

const PageLink = styled.a`
  ${fingerTarget}
  text-underline-offset: 4px;
`;

type ListProps = { people: readonly ShownPerson[] };

/** People in rows that are full or centred. */
export function PeopleList({ people }: ListProps) {
  const widths = peopleWidths(people.length);
  const arePictured = people.some(({ picture }) => picture);
  return (
    <List role="list" data-medium={widths.medium} data-wide={widths.wide}>
      {people.map((person) => (
        <PersonItem key={person.slug} person={person} widths={arePictured ? widths : undefined} />
      ))}
    </List>
  );
}

type Props = {
  person: ShownPerson;
  /** Undefined if nobody in the section has a picture. */
  widths?: PeopleWidths;
};

function PersonItem({ person: { name, role, text, links, path, picture }, widths }: Props) {
  return (
    <Person data-pictured={widths ? '' : undefined}>
      {widths && <Portrait name={name} picture={picture} widths={widths} />}
      <Text>
        <H3>{path ? <PageLink href={path}>{name}</PageLink> : name}</H3>
        {role && <Meta>{role}</Meta>}
        {text && <Muted {...inner(text)} />}
        <PersonLinks links={links} name={name} />
      </Text>
    </Person>
  );
}
