import { readdirSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import type { Collection } from '@/lib/content/collection';
import { articles } from '@/lib/content/collections/articles';
import { legalTexts as legal } from '@/lib/content/collections/legal';
import { markdown as plugins } from '@/lib/markdown/plugins';
import { sanitizing } from '@/lib/markdown/sanitizing';
import { html } from '../fixtures/hostile/html';
import { markdown, shownAsText } from '../fixtures/hostile/markdown';
import { messagesAbout } from './support/checkedFile';
import { compileHtml, compileMarkdown } from './support/compileMarkdown';
import { dangersIn } from './support/dangers';
import { specification } from './support/specification';

function errorsIn(text: string, collection: Collection): string[] {
  const source = `---\n---\n\n${text}\n`;
  // Lines 1 and 2 have errors about missing fields.
  return messagesAbout(source, collection)
    .filter(({ fatal, line = 0 }) => fatal && line > 2)
    .map(({ reason }) => reason);
}

const everyText = [html, markdown, shownAsText].flatMap((texts) => Object.entries(texts));

/** Markdown treats these as text. */
const words = ['a broken picture with slashes', 'a broken picture in accents', 'a drawing behind a slash'];

test.each([articles, legal])('the content check rejects all but those words in $path/', (collection) => {
  const passed = [...Object.entries(html), ...Object.entries(markdown)]
    .filter(([, text]) => errorsIn(text, collection).length === 0)
    .map(([name]) => name);
  expect(passed).toEqual(words);
});

test('the content check accepts harmless text', () => {
  for (const [name, text] of Object.entries(shownAsText)) expect(errorsIn(text, articles), name).toEqual([]);
});

test('the HTML contains none of them', () => {
  for (const [name, text] of everyText) expect(dangersIn(compileMarkdown(text)), name).toEqual([]);
});

test('the HTML contains none of them even if the parser allows HTML', () => {
  for (const [name, text] of Object.entries(html)) {
    const made = compileHtml(text);
    expect(dangersIn(made), name).toEqual([]);
    // Serialising and parsing again must not change the HTML (mutation XSS).
    expect(compileHtml(made, []), name).toBe(made);
  }
});

test('most of them pass without the sanitiser', () => {
  const others = plugins.rehypePlugins.filter((plugin) => plugin !== sanitizing);
  expect(others).toHaveLength(plugins.rehypePlugins.length - 1);
  const markdownLeft = Object.values(markdown).filter((text) => dangersIn(compileMarkdown(text, others))[0]);
  const htmlLeft = Object.values(html).filter((text) => dangersIn(compileHtml(text, others))[0]);
  expect(markdownLeft.length).toBeGreaterThan(25);
  expect(htmlLeft.length).toBeGreaterThan(130);
});

test('the sanitiser keeps everything that good texts contain', () => {
  const others = plugins.rehypePlugins.filter((plugin) => plugin !== sanitizing);
  const folders = [
    `${specification}/articles`,
    'tests/fixtures/content-odd/articles',
    'tests/fixtures/full/articles',
  ];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const texts = files.map((file) => matter(readFileSync(file, 'utf8')).content);
  const rest =
    'A[^1] ~~gone~~ ![b](https://images.unsplash.com/photo-1486406146926-c627a92ad1ab "t")\n\n- [x] c\n- [ ] d\n\n3. e\n\n```js\nf\n```\n\n| g | h |\n| :- | -: |\n| i | j |\n\n[^1]: A note.';
  expect(texts.length).toBeGreaterThan(15);
  for (const text of [...texts, rest]) expect(compileMarkdown(text)).toBe(compileMarkdown(text, others));
});

test('program code in front matter is rejected and never runs', async () => {
  const program = '---js\n{ title: (globalThis.hit = true, "x") }\n---\n\nText\n';
  expect(messagesAbout(program, articles).some(({ fatal }) => fatal)).toBe(true);
  await import('@/contentlayer.config');
  expect(() => matter(program)).toThrow(/program code is not allowed/);
  expect(globalThis).not.toHaveProperty('hit');
});
