import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Frame } from '../../../components/frame/Frame';
import { RoutePage } from '../../../components/pages/RoutePage';
import { Page as SectionsPage } from '../../../components/sections/Page';
import { GlobalStyle } from '../../../components/theme/GlobalStyle';
import { pageDocuments } from '../../../lib/site/documents';
import type { Page } from '../../../lib/site/pages';
import { pagesByKind } from '../../../lib/site/pagesByKind';
import type { PageRoute } from '../../../lib/site/routes';
import { type Entry, isSectionWith } from './content';
import { shownPage } from './pagePath';

/** A page of the site as HTML, with the styles of its components. */
export type Rendered = { html: string; css: string };

/** What the site shows of a document, as a build renders it: without effects, so nothing of the islands runs. */
export function rendered(entry: Entry): Rendered {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        {pageOf(entry)}
      </>,
    ),
  );
  return { html, css: sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '') };
}

/** The page of a document, the one with the section that shows it, or the 404 page. */
function pageOf(entry: Entry): ReactElement {
  const { collection: kind, slug } = entry;
  const pages: readonly Page[] = pagesByKind[kind as keyof typeof pagesByKind] ?? [];
  const page = pages.find((each) => each.slug === slug);
  if (page) return inFrame(page.path, <RoutePage route={{ kind, page } as PageRoute} />);
  const document = pageDocuments.find(
    ({ sections, ...each }) =>
      sections.some((section) => isSectionWith(entry, section)) || (kind === 'pages' && each.slug === slug),
  );
  if (document) return inFrame(document.path ?? '', <SectionsPage page={document} />);
  return <p>No page of the site shows this.</p>;
}

/** A page with its header and footer. */
function inFrame(path: string, content: ReactElement): ReactElement {
  shownPage.path = path;
  return <Frame>{content}</Frame>;
}
