import { styled } from 'styled-components';
import { formatDate } from '@/lib/content/dates.browser';
import type { LegalDocument } from '@/lib/site/documents';
import { legalHtml } from '@/lib/site/legalHtml';
import { htmlWithPictures } from '@/lib/site/pictures';
import { pageData } from '@/lib/site/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { addressLines } from '../ui/addressLines';
import { inner } from '../ui/inner';
import { PageHero } from '../ui/PageHero';
import { proseFor } from '../ui/RichProse';
import { Ground } from '../ui/Section';
import { Cluster } from '../ui/Stack';
import { TableOfContents } from '../ui/TableOfContents';
import { Meta } from '../ui/textElements';

const Columns = styled(Ground)`
  /* In a shorter window the last links would be out of reach. em follows the text size. */
  @media (min-width: 1024px) and (min-height: 44em) {
    > nav {
      position: sticky;
      top: ${space.s32};
      align-self: start;
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
      <PageHero title={document.title}>
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
      </PageHero>
      <Columns as="div" data-columns="beside">
        {contents.length > 1 && <TableOfContents items={contents} isBeside />}
        <Sections>
          <Text {...inner({ html })} />
        </Sections>
      </Columns>
    </>
  );
}
