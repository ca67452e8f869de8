import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { expect, test } from './test';

/** Former addresses as the articles have them, each with the present one. */
const moves = readdirSync('content/articles')
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const [, front = ''] = readFileSync(`content/articles/${file}`, 'utf8').split(/^---\r?$/m);
    const { aliases = [], draft } = parseYaml(front) as { aliases?: string[]; draft?: boolean };
    const present = `/news-insights/${file.replace(/\.md$/, '')}`;
    return draft ? [] : aliases.map((alias) => [`/news-insights/${alias}`, present] as const);
  });

test("the host's redirect file has one 301 for every former address and nothing else", () => {
  const lines = readFileSync('out/_redirects', 'utf8').split('\n').filter(Boolean);
  expect(lines.sort()).toEqual(moves.map(([former, present]) => `${former} ${present} 301`).sort());
});

test('every address that was ever released still answers 200', async ({ address }) => {
  const released = readFileSync('content/released-addresses.txt', 'utf8')
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'));
  for (const path of released) expect((await fetch(address + path)).status, path).toBe(200);
});

test('every page of the export that redirects stands at a former address', () => {
  const redirecting = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => /http-equiv="refresh"/i.test(readFileSync(`out/${file}`, 'utf8')))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`);
  expect(redirecting.sort()).toEqual(moves.map(([former]) => former).sort());
});
