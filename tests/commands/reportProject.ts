import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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

/** Writes Contentlayer's output: the given HTML of articles by slug, of others their slug to identify it. */
export async function build(folder: string, htmlOf: Record<string, string> = {}) {
  const names = await readdir(join(folder, 'content/articles'));
  const compiled = await Promise.all(
    names.map(async (name) => {
      const slug = name.replace('.md', '');
      const source = await readFile(join(folder, 'content/articles', name), 'utf8');
      const raw = source.slice(source.indexOf('\n---\n') + 5);
      const html = `<h2 id="start">Text of ${slug}</h2><p><a href="#start">Up</a> <a href="/about">Us</a> <img src="https://images.unsplash.com/p" alt="A desk"></p>`;
      return { body: { raw, html: htmlOf[slug] ?? html }, _raw: { sourceFileName: name } };
    }),
  );
  await mkdir(join(folder, '.contentlayer/generated/Article'), { recursive: true });
  await writeFile(join(folder, '.contentlayer/generated/Article/_index.json'), JSON.stringify(compiled));
}

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
