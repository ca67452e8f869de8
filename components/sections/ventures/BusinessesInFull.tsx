import { Fragment } from 'react';
import { css, styled } from 'styled-components';
import { personPath } from '@/lib/schemas/paths.browser';
import { type Business as BusinessFacts, businesses } from '@/lib/site/company';
import { everyone, peopleWithPage } from '@/lib/site/peopleWithPage';
import { findOwnPicture } from '@/lib/site/pictures';
import { ventureId } from '@/lib/site/sections';
import { DrawingImage } from '../../pictures/DrawingImage';
import { OwnPicture } from '../../pictures/OwnPicture';
import { hiddenDrawing, print, roomFor, withoutDrawings } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { H2, Meta } from '../../ui/textElements';
import { BusinessLinks } from '../../ventures/VentureLinks';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(56px, 8vw, 116px);
  container-type: inline-size;
`;

/** As high as the text beside it, and at least as high as its shape. */
const illustration = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  aspect-ratio: 735 / 600;
`;

/** With a height of 100 %, WebKit makes an image in a row as high as the whole article. */
const Drawing = styled(DrawingImage)`
  ${illustration}
  height: auto;
  align-self: stretch;
  ${hiddenDrawing}
`;

const Business = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  break-inside: avoid;

  /* The text has room for two words of a heading. */
  ${roomFor(54)} {
    grid-template-columns: minmax(0, 7fr) minmax(25rem, 5fr);
    gap: clamp(32px, 4.2vw, 60px);

    &:nth-child(even) {
      grid-template-columns: minmax(25rem, 5fr) minmax(0, 7fr);
    }

    &:nth-child(even) > :last-child {
      order: -1;
    }
  }

  ${withoutDrawings} {
    &:has(${Drawing}) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Photo = styled(OwnPicture)`
  ${illustration}

  ${print} {
    width: auto;
    max-height: 8cm;
  }
`;

const Text = styled.div`
  display: grid;
  align-self: center;
  justify-items: start;
  gap: 12px;
`;

const Features = styled.ul`
  width: 100%;
  margin-block: 14px;
  border-top: 1px solid ${color.border};

  > li {
    padding-block: 13px;
    border-bottom: 1px solid ${color.border};
  }
`;

const pictureSizes = '(min-width: 1440px) 735px, (min-width: 1024px) 51vw, 89vw';

/** The picture of a business, or its drawing. */
function Illustration({ business, isFirst }: { business: BusinessFacts; isFirst: boolean }) {
  const picture = findOwnPicture(business.picture, 'text');
  const attributes = { loading: isFirst ? 'eager' : 'lazy', fetchPriority: 'low' } as const;
  if (!picture)
    return (
      <Drawing
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
  const facts = [
    founded && `Founded ${founded}`,
    place,
    person && (
      <Fragment key="leader">
        Led by{' '}
        {peopleWithPage.includes(person) ? <a href={personPath(person.slug)}>{person.name}</a> : person.name}
      </Fragment>
    ),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <Meta>{facts.map((fact, index) => [index > 0 && ' – ', fact])}</Meta>;
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
