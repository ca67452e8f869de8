import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Frame } from '../../../components/frame/Frame';
import { LegalPage } from '../../../components/legal/LegalPage';
import { ArticleGrid } from '../../../components/news/ArticleGrid';
import { ArticlePage } from '../../../components/news/ArticlePage';
import { PersonPage } from '../../../components/people/PersonPage';
import { Page as SectionsPage } from '../../../components/sections/Page';
import { PeopleList } from '../../../components/sections/people/PeopleList';
import { GlobalStyle } from '../../../components/theme/GlobalStyle';
import { Container } from '../../../components/ui/Container';
import { articlePageData } from '../../../lib/articles/articlePage';
import { articlePages } from '../../../lib/articles/articlePages';
import { summaryOf } from '../../../lib/articles/articles';
import { inOrder } from '../../../lib/articles/summaries';
import { categories } from '../../../lib/categories/categories';
import { company } from '../../../lib/company/company';
import { today } from '../../../lib/content/buildDay';
import { legalDocuments, type PageDocument, pageDocuments } from '../../../lib/pages/documents';
import { openGraphDrawing } from '../../../lib/pages/openGraphDrawing';
import type { Page } from '../../../lib/pages/pages';
import { personPages } from '../../../lib/people/personPages';
import { shownPeople } from '../../../lib/people/shownPeople';
import { pageMetadata } from '../../../lib/seo/metadata';
import { articlePath, personPath } from '../../../lib/urls/paths.browser';
import { absoluteUrl } from '../../../lib/urls/site';
import { PagePath } from './pagePath';

/** A page of the site as HTML, with the styles of its components. */
export type Rendered = { html: string; css: string };

/** What search results and shared links show of a page. */
export type Result = { title: string; description: string; url: string; siteName: string; image: Image };

type Image = { title: string; label: string; drawing: string };

/** What the preview shows of a document. */
export type Shown = {
  page(): Rendered;
  /** An article or a person in lists. */
  card?(): Rendered;
  /** Undefined for the 404 page, which nobody finds or shares, and for a person without a page. */
  result?: Result;
};

/** The type of section that shows documents without a page of their own. */
const sectionWith: Record<string, string | undefined> = {
  ventures: 'businesses',
  company: 'contact-details',
  categories: 'news-list',
};

/** What the site shows of a document; undefined for one without a page. */
export function shownOf(collection: string, slug: string): Shown | undefined {
  if (collection === 'articles') return shownArticle(slug);
  if (collection === 'people') return shownPerson(slug);
  if (collection === 'legal') return shownLegal(slug);
  const type = sectionWith[collection === 'site' ? slug : collection];
  const page = pageDocuments.find((document) =>
    type ? document.sections.some((section) => section.type === type) : document.slug === slug,
  );
  if (!page) return undefined;
  if (collection === 'site' && slug === 'categories') return { page: () => renderedCategories(page) };
  const { path, title, description } = page;
  const shown = { page: () => renderedPage(path ?? '', <SectionsPage page={page} />) };
  if (type) return shown;
  return {
    ...shown,
    ...(path !== undefined && { result: resultOf({ path, title, description }) }),
  };
}

/** Each category as the label and the drawing of a card, above the page with the buttons of the categories. */
function renderedCategories(page: PageDocument): Rendered {
  const cards = categories.map(({ name, description, slug }, id) => ({
    ...{ id, slug, title: name, category: name, excerpt: description },
    ...{ date: today(), readTime: '', image: '', imageAlt: '' },
  }));
  return renderedPage(
    page.path ?? '',
    <>
      <Container style={{ paddingBlock: 32 }}>
        <ArticleGrid articles={inOrder(cards)} onOpen={() => {}} />
      </Container>
      <SectionsPage page={page} />
    </>,
  );
}

function shownArticle(slug: string): Shown | undefined {
  const page = articlePages.find(({ path }) => path === articlePath(slug));
  if (!page) return undefined;
  const { article } = page;
  return {
    page: () => renderedPage(page.path, <ArticlePage data={articlePageData(article)} />),
    card: () => renderedCard(<ArticleGrid articles={[summaryOf(article)]} onOpen={() => {}} />),
    result: resultOf(page),
  };
}

function shownLegal(slug: string): Shown | undefined {
  const document = legalDocuments.find((each) => each.slug === slug);
  if (!document) return undefined;
  const { path } = document;
  return {
    page: () => renderedPage(path, <LegalPage document={document} />),
    result: resultOf(document),
  };
}

function shownPerson(slug: string): Shown {
  const page = personPages.find(({ path }) => path === personPath(slug));
  const people = shownPeople({ type: 'people', people: [slug] });
  const card = () => renderedCard(<PeopleList people={people} />);
  return page
    ? { page: () => renderedPage(page.path, <PersonPage page={page} />), card, result: resultOf(page) }
    : { page: card };
}

/** A page with its header and footer. */
function renderedPage(path: string, content: ReactElement): Rendered {
  return rendered(
    <PagePath value={path}>
      <Frame>{content}</Frame>
    </PagePath>,
  );
}

function renderedCard(card: ReactElement): Rendered {
  return rendered(<Container style={{ paddingBlock: 32 }}>{card}</Container>);
}

function resultOf(page: Page): Result {
  const { title, description } = pageMetadata(page);
  return {
    title: String(title),
    description: description ?? '',
    url: absoluteUrl(page.path),
    siteName: company.name,
    image: {
      title: page.title,
      label: page.openGraphImage?.label ?? '',
      drawing: `/drawings/${openGraphDrawing(page)}.svg`,
    },
  };
}

/** As a build renders it: without effects, so nothing of the islands runs. */
function rendered(element: ReactElement): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          {element}
        </>,
      ),
    );
    return { html, css: cssOf(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

/** The rules in the style elements that a sheet writes. */
function cssOf(tags: string): string {
  return tags.replace(/<\/?style[^>]*>/g, '');
}
