import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callTool } from '../unit/support/callTool';

export const managed = 'managed-it-explained-without-the-acronyms';
export const patient = 'why-patient-capital-suits-service-businesses';

/** A minimal export for the report. */
export const site = {
  'out/.site.json': '{}',
  'out/news-insights.html':
    '<html class="fonts"><style>@font-face{src:url(/_next/a.woff2)}b{background:url(https://x.example/b.png)}</style>',
  'out/_next/a.woff2': 'a font',
  'out/drawings/icons.svg': '<svg><symbol id="technology"></symbol></svg>',
};

export function report(cwd: string, args: string[] = [], env: Record<string, string> = {}) {
  return callTool('writers/report-content/main.ts', { args, cwd, env });
}

/** The report that the command has written. */
export function page(folder: string): Promise<string> {
  return readFile(join(folder, '.generated/content-report.html'), 'utf8');
}

/** Changes an article. */
export async function edit(folder: string, slug: string, change: (text: string) => string) {
  const path = join(folder, 'content/articles', `${slug}.md`);
  await writeFile(path, change(await readFile(path, 'utf8')));
}
