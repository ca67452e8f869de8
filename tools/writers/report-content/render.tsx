import { basename, dirname, extname, join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { UrlChanges } from '../../../lib/redirects/urlChanges';
import { openGraphImagePath } from '../../../lib/urls/paths.browser';
import { collections } from '../../collections';
import type { SiteChanges } from './before-after/compareSites';
import type { ReportedDocument } from './documents';
import type { Export } from './export';
import { Report, type ShownDocument } from './Report';
import { reportStyles } from './reportStyles';
import { Card, OpenView } from './SiteViews';
import { selfContained } from './selfContained';
import type { WordChanges } from './wordChanges';

type Input = {
  documents: readonly ReportedDocument[];
  /** The removed files of content/. */
  removed: readonly string[];
  urls?: UrlChanges;
  words?: WordChanges;
  since?: string;
  /** The pages before and after, if they were compared. */
  pages?: SiteChanges;
  site: Export;
};

/** The report as a self-contained page. Its content security policy forbids all requests. */
export async function renderReport(input: Input): Promise<string> {
  const { documents, removed, urls, words, since, pages, site } = input;
  const sheet = new ServerStyleSheet();
  const render = (element: ReactElement) => renderToStaticMarkup(sheet.collectStyles(element));
  const shown: ShownDocument[] = [];
  for (const document of documents) shown.push(await withViews(document, site, render));
  const removedFiles = removed.flatMap((path) => {
    const url = urlOf(path);
    if (!url) return [];
    const isLost = urls?.lost.some((file) => file.path === path) ?? false;
    return [{ path, successor: urls?.redirects.get(url), isLost }];
  });
  const body = renderToStaticMarkup(
    <Report {...{ documents: shown, removed: removedFiles, urls, words, since, pages, site }} />,
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
  const { summary, slug, url, html = '', disclaimer } = document;
  const openGraphImage = url && (await site.dataOf(openGraphImagePath(url)));
  if (!summary) return { ...document, openGraphImage };
  const drawing = `/drawings/article-${summary.categorySlug}.svg`;
  const contained = (element: ReactElement) => selfContained(render(element), { site, slug, drawing });
  return {
    ...document,
    openGraphImage,
    card: await contained(<Card article={summary} />),
    openView: await contained(<OpenView {...{ article: summary, html, disclaimer }} />),
  };
}

/** The path of the page of a file in content/; undefined if it has none. */
function urlOf(file: string): string | undefined {
  const collection = collections.find(({ path }) => dirname(join(file)) === join('content', path));
  return collection?.url?.(basename(file, extname(file)));
}
