import { styled } from 'styled-components';
import { summaryOf } from '@/lib/site/articles';
import { type PersonPage as Page, shownOnPage } from '@/lib/site/people';
import { personData } from '@/lib/site/structuredData';
import { ArchiveNavigation } from '../news/ArchiveNavigation';
import { ArticleGrid } from '../news/ArticleGrid';
import { articleRows, Column } from '../news/articleLayout';
import { Breadcrumb } from '../news/Breadcrumb';
import { PreconnectToPictureHost } from '../pictures/PreconnectToPictureHost';
import { StructuredData } from '../seo/StructuredData';
import { print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { inner } from '../ui/inner';
import { writtenTextId } from '../ui/Prose';
import { proseFor } from '../ui/RichProse';
import { H2 } from '../ui/textElements';
import { PersonHeader } from './PersonHeader';

const Wrapper = styled.article`
  ${articleRows}
  padding-block: clamp(32px, 4.6vw, 72px) ${space.section};

  ${print} {
    padding-block: ${space.s16};
  }
`;

const Articles = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.belowHeading};
  padding-block-start: clamp(20px, 2.6vw, 32px);
`;

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
      <Wrapper>
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
          <Articles as="section">
            <H2>Articles by {person.name}</H2>
            <ArticleGrid articles={articles.map(summaryOf)} />
            {pageCount > 1 && <ArchiveNavigation list={person.path} current={number} last={pageCount} />}
          </Articles>
        )}
      </Wrapper>
    </>
  );
}
