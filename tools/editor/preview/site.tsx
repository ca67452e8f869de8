import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Frame } from '../../../components/frame/Frame';
import { ArticleGrid } from '../../../components/news/ArticleGrid';
import { RoutePage } from '../../../components/pages/RoutePage';
import { Page as SectionsPage } from '../../../components/sections/Page';
import { PeopleList } from '../../../components/sections/people/PeopleList';
import { GlobalStyle } from '../../../components/theme/GlobalStyle';
import { Container } from '../../../components/ui/Container';
import { today } from '../../../lib/content/buildDay';
import { articles, summaryOf } from '../../../lib/site/articles';
import { categories } from '../../../lib/site/categories';
import { company } from '../../../lib/site/company';
import { type PageDocument, pageDocuments } from '../../../lib/site/documents';
import { pageMetadata } from '../../../lib/site/metadata';
import type { Page } from '../../../lib/site/pages';
import { pagesByKind } from '../../../lib/site/pagesByKind';
import { shownPeople } from '../../../lib/site/people';
import type { PageRoute } from '../../../lib/site/routes';
import { absoluteUrl } from '../../../lib/site/siteUrl';
import { inOrder } from '../../../lib/site/summaries';
import { openGraphDrawing } from '../../build/openGraphDrawing';
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
  const card = cardOf(collection, slug);
  const route = routeOfDocument(collection, slug);
  if (route)
    return {
      ...{ page: () => renderedPage(route.page.path, <RoutePage route={route} />), card },
      result: resultOf(route.page),
    };
  return card ? { page: card } : shownSection(collection === 'site' ? slug : collection, slug);
}

function routeOfDocument(kind: string, slug: string) {
  const pages: readonly Page[] | undefined = pagesByKind[kind as keyof typeof pagesByKind];
  const page = pages?.find((each) => each.slug === slug);
  return page && ({ kind, page } as PageRoute);
}

/** A document as lists show it. */
function cardOf(collection: string, slug: string): Shown['card'] {
  const article = collection === 'articles' && articles.find((each) => each.slug === slug);
  if (article) return () => renderedCard(<ArticleGrid articles={[summaryOf(article)]} onOpen={() => {}} />);
  if (collection !== 'people') return undefined;
  const people = shownPeople({ type: 'people', people: [slug] });
  return () => renderedCard(<PeopleList people={people} />);
}

/** The page with the section that shows a document without one, or the 404 page. */
function shownSection(kind: string, slug: string): Shown | undefined {
  const type = sectionWith[kind];
  const page = pageDocuments.find((document) =>
    type ? document.sections.some((section) => section.type === type) : document.slug === slug,
  );
  if (!page) return undefined;
  if (kind === 'categories') return { page: () => renderedCategories(page) };
  return { page: () => renderedPage(page.path ?? '', <SectionsPage page={page} />) };
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
