import { basename, dirname, extname, join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ArticleCard } from '../../../components/news/ArticleCard';
import { ArticleHeader } from '../../../components/news/ArticleHeader';
import { CategoryLabel } from '../../../components/news/CategoryLabel';
import { ArticleFigure } from '../../../components/pictures/ArticleFigure';
import { inner } from '../../../components/ui/inner';
import { RichProse } from '../../../components/ui/RichProse';
import { openGraphImagePath } from '../../../lib/urls/paths.browser';
import { collections } from '../../collections';
import type { ReportedDocument } from './documents';
import type { Export } from './export';
import { Report, type ReportProps, type ShownDocument } from './Report';
import { reportStyles } from './reportStyles';
import { selfContained } from './selfContained';

type Input = Omit<ReportProps, 'documents' | 'removed' | 'site'> & {
  documents: readonly ReportedDocument[];
  /** The removed files of content/. */
  removed: readonly string[];
  site: Export;
};

/** The report as a self-contained page. Its content security policy forbids all requests. */
export async function renderReport({ documents, removed, site, ...changes }: Input): Promise<string> {
  const sheet = new ServerStyleSheet();
  const render = (element: ReactElement) => renderToStaticMarkup(sheet.collectStyles(element));
  const shown: ShownDocument[] = [];
  for (const document of documents) shown.push(await withViews(document, site, render));
  const removedFiles = removed.flatMap((path) => {
    const url = urlOf(path);
    if (!url) return [];
    const isLost = changes.urls?.lost.some((file) => file.path === path) ?? false;
    return [{ path, successor: changes.urls?.redirects.get(url), isLost }];
  });
  const body = renderToStaticMarkup(
    <Report {...changes} documents={shown} removed={removedFiles} site={site} />,
  );
  return `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content report</title>
<style>${site.styles}</style>
${sheet.getStyleTags()}
<style>${reportStyles}</style>
</head>
<body>
<div hidden>${site.icons}</div>
${body}
</body>
</html>
`;
}

async function withViews(
  document: ReportedDocument,
  site: Export,
  render: (element: ReactElement) => string,
): Promise<ShownDocument> {
  const { summary, slug, url, html = '' } = document;
  const openGraphImage = url && (await site.dataOf(openGraphImagePath(url)));
  if (!summary) return { ...document, openGraphImage };
  const drawing = `/drawings/article-${summary.categorySlug}.svg`;
  const contained = (element: ReactElement) => selfContained(render(element), { site, slug, drawing });
  // Below a photograph of the image host is the drawing that would replace it.
  const article = { ...summary, image: '' };
  return {
    ...document,
    openGraphImage,
    // As in the list, with an inactive button.
    card: await contained(<ArticleCard article={article} sizes="400px" onOpen={() => {}} />),
    // What the modal and the article's own page both show.
    openView: await contained(
      <article className="open-view">
        <CategoryLabel article={article} />
        <ArticleHeader article={article} as="h4" />
        <ArticleFigure article={article} isLazy />
        <RichProse data-lede {...inner({ html })} />
      </article>,
    ),
  };
}

/** The path of the page of a file in content/; undefined if it has none. */
function urlOf(file: string): string | undefined {
  const collection = collections.find(({ path }) => dirname(join(file)) === join('content', path));
  return collection?.url?.(basename(file, extname(file)));
}
