import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '@/lib/articles/categories';
import { slugOf } from '@/lib/content/slug.browser';
import { callTool } from '../unit/support/callTool';
import { runTool } from '../unit/support/runTool';
import { projectFolder } from '../unit/support/specification';

export const managed = 'managed-it-explained-without-the-acronyms';
export const patient = 'why-patient-capital-suits-service-businesses';
export const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A minimal export for the report. */
export const site = {
  'out/.site.json': '{}',
  'out/news-insights.html':
    '<html class="fonts"><style>@font-face{src:url(/_next/a.woff2)}b{background:url(https://x.example/b.png)}</style>',
  'out/_next/a.woff2': 'a font',
  'out/drawings/icons.svg': '<svg><symbol id="technology"></symbol></svg>',
  ...Object.fromEntries(
    categories.map((category) => [`out/drawings/article-${slugOf(category)}.svg`, drawing]),
  ),
  [`out/share/news-insights/${managed}.png`]: 'a picture',
};

/** A folder with the specification's content and a site that was built from it. */
export async function project(): Promise<string> {
  const folder = await projectFolder(site);
  await build(folder);
  return folder;
}

/** Writes Contentlayer's output, each text with its slug to identify it. */
export async function build(folder: string) {
  const names = await readdir(join(folder, 'content/articles'));
  const compiled = await Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, 'content/articles', name), 'utf8');
      const raw = source.slice(source.indexOf('\n---\n') + 5);
      const html = `<h2 id="start">Text of ${name}</h2><p><a href="#start">Up</a> <a href="/about">Us</a> <img src="https://images.unsplash.com/p" alt="A desk"></p>`;
      return { body: { raw, html }, _raw: { sourceFileName: name } };
    }),
  );
  await mkdir(join(folder, '.contentlayer/generated/Article'), { recursive: true });
  await writeFile(join(folder, '.contentlayer/generated/Article/_index.json'), JSON.stringify(compiled));
}

/** Replaces the compiled text of an article. */
export async function editCompiled(folder: string, slug: string, html: string) {
  const path = join(folder, '.contentlayer/generated/Article/_index.json');
  const compiled = JSON.parse(await readFile(path, 'utf8'));
  const article = compiled.find(
    (each: { _raw: { sourceFileName: string } }) => each._raw.sourceFileName === `${slug}.md`,
  );
  article.body.html = html;
  await writeFile(path, JSON.stringify(compiled));
}

/** Runs the command in this process. */
export function report(cwd: string, ...args: string[]) {
  return callTool('writers/report-content/main.ts', { args, cwd });
}

/** The same in a child process. */
export function reportByCommand(cwd: string, env: Record<string, string>, ...args: string[]) {
  // tsx would search for tsconfig.json in the current folder.
  return runTool('writers/report-content/main.ts', {
    args,
    cwd,
    env: { ...env, TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json') },
  });
}

/** The report that the command has written. */
export function page(folder: string, file = '.generated/content-report.html'): Promise<string> {
  return readFile(join(folder, file), 'utf8');
}

/** Changes an article. */
export async function edit(folder: string, slug: string, change: (text: string) => string) {
  const path = join(folder, 'content/articles', `${slug}.md`);
  await writeFile(path, change(await readFile(path, 'utf8')));
}
