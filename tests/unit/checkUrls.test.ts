import { expect, test } from 'vitest';
import type { SiteRecord } from '@/tools/hosting/siteRecord';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';

type Export = { files?: string[]; record?: Partial<SiteRecord> };

/** Compares two exports, which both have a home page besides these files. */
async function compare(base: Export, head: Export) {
  const filesOf = (folder: string, { files = [], record = {} }: Export) =>
    Object.fromEntries([
      [`${folder}/.site.json`, JSON.stringify(record)],
      ...['index.html', ...files].map((file) => [`${folder}/${file}`, '']),
    ]);
  const cwd = await temporaryFolder({ ...filesOf('base', base), ...filesOf('head', head) });
  const { code, stdout } = await callTool('launch/checkUrls.ts', { args: ['base', 'head'], cwd });
  return { code, lines: stdout.trim().split('\n') };
}

const working = { code: 0, lines: ['Every URL and form of base still works in head.'] };
const [oldPath, newPath] = ['/news-insights/old', '/news-insights/new'];
const [oldPage, newPage] = ['news-insights/old.html', 'news-insights/new.html'];
const alias = { redirects: [{ from: oldPath, to: newPath }] };

test('a page that is lost is reported with the alias and the line that keep its URL', async () => {
  expect(await compare({ files: [oldPage] }, { files: [newPage] })).toEqual({
    code: 1,
    lines: [
      '/news-insights/old works on the site and would not any more. Restore it (the page of an article needs its date of publication, and no draft: true), add "old" to the aliases of the file in content/articles/ that replaces it, or add this line to content/redirects.yaml, with the path of the page that replaces it instead of gone if there is one: - { from: /news-insights/old, to: gone }',
    ],
  });
});

test.each<[string, Export]>([
  ['redirects', { record: alias }],
  ['is withdrawn', { record: { gone: [oldPath] } }],
  ['is a page again', { files: [oldPage] }],
])('a URL works if it %s', async (_, head) => {
  expect(await compare({ files: [oldPage] }, head)).toEqual(working);
  expect(await compare({ record: alias }, head)).toEqual(working);
});

test('withdrawn pages, numbered pages of archives and files that each build names anew may go', async () => {
  const files = ['news-insights/category/sport/page/2.html', 'assets/a1b2.js', 'share/about.png'];
  const record = {
    gone: ['/withdrawn'],
    redirects: [{ from: '/people/jo/page/3', to: '/people/joe/page/3' }],
  };
  expect(await compare({ files, record }, {})).toEqual(working);
});

test.each<[string, number, SiteRecord['forms']]>([
  ['may not lose its endpoint', 1, {}],
  ['may lose it on purpose', 0, { inquiries: 'none' }],
  ['may get another', 0, { inquiries: 'https://forms.example/other' }],
])('a form that delivers %s', async (_, expected, forms) => {
  const base = { record: { forms: { inquiries: 'https://forms.example/i', subscriptions: 'none' } } };
  const { code, lines } = await compare(base, { record: { forms } });
  expect(code).toBe(expected);
  if (expected === 1)
    expect(lines).toEqual([
      expect.stringMatching(/^delivery\.inquiries is missing .*\. Restore it or, .* url: none there\.$/),
    ]);
});
