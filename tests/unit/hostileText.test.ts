import { readdirSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { type Collection, collectionOf } from '@/lib/schema/collections';
import { markdown as plugins } from '@/lib/schema/markdownPlugins';
import { refuseCode } from '@/lib/schema/refuseCode';
import { sanitizing } from '@/lib/schema/sanitizing';
import { html } from '../fixtures/hostile/html';
import { markdown, mdx, shownAsText } from '../fixtures/hostile/markdown';
import { messagesAbout } from './support/checkedFile';
import { compileHtml, compileMarkdown } from './support/compileMarkdown';
import { dangersIn } from './support/dangers';
import { specification } from './support/specification';

const [articles, legal] = [collectionOf('Article'), collectionOf('Legal')];

function errorsIn(text: string, collection: Collection): string[] {
  const source = `---\n---\n\n${text}\n`;
  // Lines 1 and 2 have the errors about missing fields.
  return messagesAbout(source, collection)
    .filter(({ fatal, line = 0 }) => fatal && line > 2)
    .map(({ reason }) => reason);
}

const everyText = Object.entries({
  ...prefixed('HTML', html),
  ...prefixed('Markdown', markdown),
  ...prefixed('text', shownAsText),
});

function prefixed(kind: string, texts: Record<string, string>) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${kind}: ${name}`, text]));
}

test('there are more than a hundred and fifty hostile texts, no two alike', () => {
  const texts = [...Object.values(html), ...Object.values(markdown)];
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThan(150);
});

/** Markdown takes these for words, as no browser would. */
const words = ['a broken picture with slashes', 'a broken picture in accents', 'a drawing behind a slash'];

test('the content check refuses every one of them in an article that is not read as words', () => {
  const passed = [...Object.entries(html), ...Object.entries(markdown)]
    .filter(([, text]) => errorsIn(text, articles).length === 0)
    .map(([name]) => name);
  expect(passed).toEqual(words);
  for (const name of words) expect(dangersIn(compileMarkdown(html[name] as string, [])), name).toEqual([]);
});

test('the content check refuses all code in a legal text, and HTML too', () => {
  const passed = [...Object.entries(mdx), ...Object.entries(html)]
    .filter(([, text]) => errorsIn(text, legal).length === 0)
    .map(([name]) => name);
  expect(passed).toEqual([]);
});

test('the content check lets pass what is only shown', () => {
  for (const [name, text] of Object.entries(shownAsText)) expect(errorsIn(text, articles), name).toEqual([]);
});

test('nothing of them is left in the HTML that the pipeline makes', () => {
  for (const [name, text] of everyText) expect(dangersIn(compileMarkdown(text)), name).toEqual([]);
});

test('nothing is left even if the parser had let HTML through', () => {
  for (const [name, text] of Object.entries(html)) {
    const made = compileHtml(text);
    expect(dangersIn(made), name).toEqual([]);
    // What a browser reads must be what was written: else it could read more at the next turn.
    expect(compileHtml(made, []), name).toBe(made);
  }
});

test('without the sanitiser most of that would have come through', () => {
  const others = plugins.rehypePlugins.filter((plugin) => plugin !== sanitizing);
  expect(others).toHaveLength(plugins.rehypePlugins.length - 1);
  const markdownLeft = Object.values(markdown).filter(
    (text) => dangersIn(compileMarkdown(text, others)).length,
  );
  const htmlLeft = Object.values(html).filter((text) => dangersIn(compileHtml(text, others)).length);
  expect(markdownLeft.length).toBeGreaterThan(25);
  expect(htmlLeft.length).toBeGreaterThan(130);
});

test('what is only shown is shown', () => {
  expect(compileMarkdown(shownAsText['a fence'] as string)).toContain('&#x3C;script>RUN()&#x3C;/script>');
  expect(compileMarkdown(shownAsText.entities as string)).toContain('&#x3C;script>');
});

test('all that good texts hold comes through', () => {
  const others = plugins.rehypePlugins.filter((plugin) => plugin !== sanitizing);
  const folders = [
    `${specification}/articles`,
    'tests/fixtures/content-odd/articles',
    'tests/fixtures/variant/articles',
  ];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const texts = files.map((file) => matter(readFileSync(file, 'utf8')).content);
  const rest =
    'A[^1] ~~gone~~ ![b](https://images.unsplash.com/photo-1486406146926-c627a92ad1ab "t")\n\n- [x] c\n- [ ] d\n\n3. e\n\n```js\nf\n```\n\n| g | h |\n| :- | -: |\n| i | j |\n\n[^1]: A note.';
  expect(texts.length).toBeGreaterThan(15);
  for (const text of [...texts, rest]) expect(compileMarkdown(text)).toBe(compileMarkdown(text, others));
});

test('code in a legal text stops the build before it is compiled', () => {
  const parser = unified().use(remarkParse).use(remarkMdx);
  for (const [name, text] of Object.entries(mdx)) {
    expect(() => unified().use(refuseCode).runSync(parser.parse(text)), name).toThrow(/program code/);
  }
});

test('remarks and the components of legal texts are no code', () => {
  const parser = unified().use(remarkParse).use(remarkMdx);
  const text = 'By <CompanyName />, reached at <CompanyEmail />. {/* A remark. */}\n\n<CompanyContact />';
  expect(() => unified().use(refuseCode).runSync(parser.parse(text))).not.toThrow();
});

test('front matter that is a program is refused, and not run where it is read all the same', async () => {
  const program = '---js\n{ title: (globalThis.hit = true, "x") }\n---\n\nText\n';
  expect(messagesAbout(program, articles).some(({ fatal }) => fatal)).toBe(true);
  await import('@/contentlayer.config');
  expect(() => matter(program)).toThrow(/program code is not allowed/);
  expect(globalThis).not.toHaveProperty('hit');
});
