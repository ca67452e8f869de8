import { styled } from 'styled-components';
import type { TextDocument } from '@/lib/pages/documents';
import { htmlWithPictures } from '@/lib/pictures/pictures';
import { pageData } from '@/lib/seo/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { from1024 } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { PageHero } from '../ui/PageHero';
import { writtenTextId } from '../ui/Prose';
import { proseFor } from '../ui/RichProse';

const Columns = styled(Container)`
  display: grid;
  /* minmax(0, …) makes a wide table scroll instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space.gap};
  padding-bottom: ${space.section};

  ${from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: 5 / 12;
    }
  }
`;

type Props = { document: TextDocument };

/** A page of text from content/pages/. */
export function TextPage({ document: { path, title, description, body } }: Props) {
  const html = htmlWithPictures(body.html, { isAtTop: true });
  const Text = proseFor(html);
  return (
    <>
      <StructuredData data={pageData({ path, title })} />
      <PageHero title={title}>{description}</PageHero>
      <Columns>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when compiled (lib/text/sanitizing.ts) */}
        <Text id={writtenTextId} dangerouslySetInnerHTML={{ __html: html }} />
      </Columns>
    </>
  );
}
