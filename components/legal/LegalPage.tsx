import { styled } from 'styled-components';
import { formatDate } from '@/lib/content/dates.browser';
import type { LegalDocument } from '@/lib/site/documents';
import { legalHtml } from '@/lib/site/legalHtml';
import { htmlWithPictures } from '@/lib/site/pictures';
import { pageData } from '@/lib/site/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { addressLines } from '../ui/addressLines';
import { Container } from '../ui/Container';
import { inner } from '../ui/inner';
import { proseFor } from '../ui/RichProse';
import { Cluster } from '../ui/Stack';
import { TableOfContents } from '../ui/TableOfContents';
import { Meta } from '../ui/textElements';

const Head = styled(Container)`
  padding-block: ${space.band} ${space.belowHeading};
`;

const Title = styled.h1`
  ${typography.page}
  margin-bottom: ${space.s32};
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32} ${space.gap};
  padding-bottom: ${space.section};

  ${from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / 5;
      align-self: start;
    }

    > :last-child {
      grid-column: 5 / 12;
    }
  }

  /* In a shorter window the last links would be out of reach. em follows the text size. */
  @media (min-width: 1024px) and (min-height: 44em) {
    > :first-child {
      position: sticky;
      top: 26px;
    }
  }
`;

const Sections = styled.div`
  > div {
    ${typography.body}
  }

  > div > h2 ~ h2 {
    margin-top: ${space.belowHeading};
    padding-top: ${space.belowHeading};
    border-top: 1px solid ${color.border};
  }

  address {
    ${addressLines}
  }
`;

type Props = { document: LegalDocument };

export function LegalPage({ document }: Props) {
  const html = htmlWithPictures(legalHtml(document.body.html));
  const { contents } = document;
  const Text = proseFor(html);
  return (
    <>
      <StructuredData data={pageData(document)} />
      <Head>
        <Title>{document.title}</Title>
        <Cluster as="dl">
          <div>
            <Meta as="dt">Effective</Meta>
            <dd>
              <time dateTime={document.effective}>{formatDate(document.effective, 'legal')}</time>
            </dd>
          </div>
          {document.typeOfSite && (
            <div>
              <Meta as="dt">Type of site</Meta>
              <dd>{document.typeOfSite}</dd>
            </div>
          )}
        </Cluster>
      </Head>
      <Columns>
        {contents.length > 1 && <TableOfContents items={contents} isBeside />}
        <Sections>
          <Text {...inner({ html })} />
        </Sections>
      </Columns>
    </>
  );
}
