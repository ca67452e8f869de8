import { css, styled } from 'styled-components';
import { personPath } from '@/lib/schemas/paths.browser';
import { type Business as BusinessFacts, businesses } from '@/lib/site/company';
import { everyone, peopleWithPage } from '@/lib/site/peopleWithPage';
import { findOwnPicture } from '@/lib/site/pictures';
import { ventureId } from '@/lib/site/sections';
import { DrawingImage } from '../../pictures/DrawingImage';
import { OwnPicture } from '../../pictures/OwnPicture';
import { print, queryContainer, roomFor, withoutDrawings } from '../../theme/breakpoints';
import { space } from '../../theme/tokens';
import { rows } from '../../ui/rows';
import { H2, Meta } from '../../ui/textElements';
import { BusinessLinks } from '../../ventures/VentureLinks';

const List = styled.div`
  ${queryContainer}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.band};
`;

/** As high as the text beside it. With a height of 100 %, WebKit makes it as high as the whole article. */
const illustration = css`
  align-self: stretch;
  width: 100%;
  height: auto;
  object-fit: cover;
  aspect-ratio: 735 / 600;
`;

const Drawing = styled(DrawingImage)`
  ${illustration}
`;

const Photo = styled(OwnPicture)`
  ${illustration}

  ${print} {
    width: auto;
    max-height: 8cm;
  }
`;

const Business = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};
  break-inside: avoid;

  /* The text has room for two words of a heading. */
  ${roomFor(54)} {
    grid-template-columns: minmax(0, 7fr) minmax(25rem, 5fr);
    gap: ${space.belowHeading};

    &:nth-child(even) {
      grid-template-columns: minmax(25rem, 5fr) minmax(0, 7fr);
    }

    &:nth-child(even) > :last-child {
      order: -1;
    }
  }

  ${withoutDrawings} {
    &:has([data-drawing]) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Text = styled.div`
  display: grid;
  align-self: center;
  justify-items: start;
  gap: ${space.s12};
`;

const Features = styled.ul`
  ${rows}
  width: 100%;
  margin-block: ${space.s12};
`;

const pictureSizes = '(min-width: 1440px) 735px, (min-width: 1024px) 51vw, 89vw';

/** The picture of a business, or its drawing. */
function Illustration({ business, isFirst }: { business: BusinessFacts; isFirst: boolean }) {
  const picture = findOwnPicture(business.picture, 'text');
  const attributes = { loading: isFirst ? 'eager' : 'lazy', fetchPriority: 'low' } as const;
  if (!picture)
    return (
      <Drawing
        data-drawing
        src={`/drawings/business-${business.slug}.svg`}
        alt=""
        width={735}
        height={600}
        {...attributes}
      />
    );
  return <Photo picture={picture} alt={business.imageAlt ?? ''} sizes={pictureSizes} {...attributes} />;
}

/** `Founded 2008 – Ringwood – Led by Jane Doe`, as far as its file says so. */
function History({ business: { founded, place, leader } }: { business: BusinessFacts }) {
  const person = everyone.find(({ slug }) => slug === leader);
  const name =
    person && peopleWithPage.includes(person) ? (
      <a key="leader" href={personPath(person.slug)}>
        {person.name}
      </a>
    ) : (
      person?.name
    );
  const facts = [founded && `Founded ${founded}`, place, name && ['Led by ', name]].filter(Boolean);
  return facts.length > 0 && <Meta>{facts.map((fact, index) => [index > 0 && ' – ', fact])}</Meta>;
}

/** Each business with its drawing or picture, its description and its services. */
export function BusinessesInFull() {
  return (
    <List>
      {businesses.map((business, index) => (
        <Business key={business.slug} id={ventureId(business.slug)}>
          <Illustration business={business} isFirst={index === 0} />
          <Text>
            <Meta>{business.sector}</Meta>
            <H2>{business.name}</H2>
            <p>{business.description}</p>
            <History business={business} />
            <Features role="list">
              {business.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
            <BusinessLinks business={business} />
          </Text>
        </Business>
      ))}
    </List>
  );
}
