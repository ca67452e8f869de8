import { styled } from 'styled-components';
import { businesses, divisions } from '@/lib/company/company';
import { from1024, print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { H2 } from '../ui/textElements';

const Columns = styled(Container)`
  display: grid;
  gap: 26px ${space.gap};
  padding-block: ${space.section};

  ${from1024} {
    grid-template-columns: 4fr 8fr;
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

const list = new Intl.ListFormat('en-AU');
const names = list.format(businesses.map(({ name }) => name));
const planned = list.format(divisions.map(({ name }) => name));

export function Story() {
  return (
    <section aria-labelledby="story">
      <Columns>
        <H2 id="story">Family-backed, on purpose</H2>
        <Text>
          <Opening>
            Family capital can do something that most capital cannot: it can wait. It can let a good business
            take the time it needs.
          </Opening>
          <p>
            {businesses.length === 1
              ? `We own an established business that other businesses rely on every working day: ${names}.`
              : `We own established businesses that other businesses rely on every working day: ${names}.`}
          </p>
          {businesses.map(({ slug, name, summary }) => (
            <p key={slug}>
              <Name>{name}.</Name> {summary}
            </p>
          ))}
          <p>
            Work like this is rarely noticed when it is done well, which is much of what we like about it.
          </p>
          {planned && (
            <p>
              From that base we are preparing further divisions: {planned}. Each is at its own phase, and none
              of them takes clients yet. We will open each when it is ready, and say so here when we do.
            </p>
          )}
        </Text>
      </Columns>
    </section>
  );
}
