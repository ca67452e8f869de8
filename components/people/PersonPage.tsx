import { summaryOf } from '@/lib/site/articles';
import { type PersonPage as Page, shownOnPage } from '@/lib/site/people';
import { personData } from '@/lib/site/structuredData';
import { ArchiveNavigation } from '../news/ArchiveNavigation';
import { ArticleGrid } from '../news/ArticleGrid';
import { ArticleRows, Column } from '../news/articleLayout';
import { Breadcrumb } from '../news/Breadcrumb';
import { PreconnectToPictureHost } from '../pictures/PreconnectToPictureHost';
import { StructuredData } from '../seo/StructuredData';
import { Container } from '../ui/Container';
import { inner } from '../ui/inner';
import { writtenTextId } from '../ui/Prose';
import { proseFor } from '../ui/RichProse';
import { Stack } from '../ui/Stack';
import { H2 } from '../ui/textElements';
import { PersonHeader } from './PersonHeader';

type Props = { page: Page };

/** The biography of a person and all articles, newest first, as links: it needs no JavaScript. */
export function PersonPage({ page }: Props) {
  const { articles, number, pageCount, title } = page;
  const { person, html } = shownOnPage(page);
  const Text = proseFor(html);
  const isFirst = number === 1;
  const linkToFirst = (
    <a key="person" href={person.path}>
      {person.name}
    </a>
  );
  return (
    <>
      <PreconnectToPictureHost articles={articles} />
      <StructuredData data={personData(page, person)} />
      <ArticleRows data-gap="large">
        <Column>
          <Breadcrumb steps={isFirst ? [person.name] : [linkToFirst, title]} />
          {isFirst ? <PersonHeader person={person} /> : <H2 as="h1">{title}</H2>}
        </Column>
        {isFirst && html && (
          <Column>
            <Text id={writtenTextId} {...inner({ html })} />
          </Column>
        )}
        {articles.length > 0 && (
          <Container>
            <Stack as="section" data-gap="large">
              <H2>Articles by {person.name}</H2>
              <ArticleGrid articles={articles.map(summaryOf)} />
              {pageCount > 1 && <ArchiveNavigation list={person.path} current={number} last={pageCount} />}
            </Stack>
          </Container>
        )}
      </ArticleRows>
    </>
  );
}
