import { basename } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { slugOf } from '../../../lib/schema/slug';
import { articlePath, openGraphImagePath } from '../../../lib/schema/urls';
import type { ReportedArticle } from './articles';
import type { SiteChanges } from './before-after/compareSites';
import type { Export } from './export';
import { Report, type ShownArticle } from './Report';
import { reportStyles } from './reportStyles';
import { Card, OpenView } from './SiteViews';
import { selfContained } from './selfContained';
import type { UrlChanges } from './urlChanges';

type Input = {
  articles: readonly ReportedArticle[];
  /** All articles, to find the redirects of removed ones. */
  all: readonly ReportedArticle[];
  removed: readonly string[];
  urls?: UrlChanges;
  since?: string;
  /** The pages before and after, if they were compared. */
  pages?: SiteChanges;
  site: Export;
};

/** The report as a self-contained page. Its content security policy forbids all requests. */
export async function renderReport(input: Input): Promise<string> {
  const { articles, all, removed, urls, since, pages, site } = input;
  const sheet = new ServerStyleSheet();
  const render = (element: ReactElement) => renderToStaticMarkup(sheet.collectStyles(element));
  const shown: ShownArticle[] = [];
  for (const article of articles) shown.push(await withViews(article, site, render));
  const removedFiles = removed.map((path) => {
    const slug = basename(path, '.md');
    return {
      path,
      successor: successorOf(slug, all) ?? urls?.redirects.get(articlePath(slug)),
      isLost: urls?.lost.some((file) => file.path === path) ?? false,
    };
  });
  const body = renderToStaticMarkup(
    <Report {...{ articles: shown, removed: removedFiles, urls, since, pages, site }} />,
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
  article: ReportedArticle,
  site: Export,
  render: (element: ReactElement) => string,
): Promise<ShownArticle> {
  const { summary, slug, html } = article;
  if (!summary) return article;
  const drawing = `/drawings/article-${slugOf(summary.category)}.svg`;
  const contained = (element: ReactElement) => selfContained(render(element), { site, slug, drawing });
  return {
    ...article,
    card: await contained(<Card article={summary} />),
    openView: html === undefined ? undefined : await contained(<OpenView article={summary} html={html} />),
    openGraphImage: await site.dataOf(openGraphImagePath(articlePath(slug))),
  };
}

function successorOf(slug: string, all: readonly ReportedArticle[]): string | undefined {
  return all.find(({ aliases }) => aliases.includes(slug))?.path;
}
