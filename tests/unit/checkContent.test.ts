import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { contentCheck } from '@/tools/check-content/contentCheck';
import { callTool } from './support/callTool';
import { runTool } from './support/runTool';
import { contentCopy, specification } from './support/specification';

const privacy = 'legal/privacy-policy.mdx';
const cctv = 'articles/cctv-and-ai-the-next-generation-of-security-solutions.md';
const patient = 'articles/why-patient-capital-suits-service-businesses.md';
const construction = 'articles/construction-innovation-building-for-tomorrow.md';
const pagareone = 'ventures/pagareone.yaml';

/** A copy of the specification's content with changes to some of its files. */
async function changedContent(changes: Record<string, [before: string, after: string]> = {}) {
  const folder = await contentCopy();
  for (const [name, [before, after]] of Object.entries(changes)) {
    const text = await readFile(join(folder, name), 'utf8');
    expect(text).toContain(before);
    await writeFile(join(folder, name), text.replace(before, after));
  }
  return folder;
}

function messagesOf(files: readonly VFile[]) {
  return files.flatMap(({ messages }) => messages);
}

/** The line of an article's id, 1-based. */
async function lineOfId(path: string): Promise<number> {
  return (await readFile(path, 'utf8')).split('\n').findIndex((line) => line.startsWith('id:')) + 1;
}

const threeFaults = {
  [privacy]: ['effective: 2025-09-16', 'effective: 16/09/2025'],
  [pagareone]: ['service: Payroll Solutions', 'service: ""'],
  [cctv]: ['readTime: 4 min read', 'readTime: four minutes\nflavour: mild'],
} as Record<string, [string, string]>;

// The first test loads the dictionary, which takes seconds on a busy machine.
describe('the content check', { timeout: 30_000 }, () => {
  test("reports nothing for the specification's content", async () => {
    const files = await checkContent(specification);
    expect(messagesOf(files)).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(14);
  });

  test('reports every error of every file in one run', async () => {
    const messages = messagesOf(await checkContent(await changedContent(threeFaults)));
    const text = messages.map(({ reason }) => reason).join('\n');
    expect(messages).toHaveLength(4);
    for (const field of ['effective', 'service', 'readTime', 'flavour']) expect(text).toContain(field);
  });

  test('reports a duplicate id in the newer article only', async () => {
    const folder = await changedContent({ [patient]: ['id: 4', 'id: 5'] });
    const [older, newer] = [join(folder, cctv), join(folder, patient)];
    expect(messagesOf(await checkContent(folder))).toEqual([
      expect.objectContaining({
        file: newer,
        line: await lineOfId(newer),
        column: 1,
        reason: `id: 5 is already taken by ${older}:${await lineOfId(older)}: the next free number is 7`,
      }),
    ]);
  });

  test.each([
    ['name', ''],
    ['former name', 'aliases: [a-former-name]\n'],
  ])('takes an article with a published %s for the older one', async (_, aliases) => {
    const folder = await changedContent({ [patient]: ['id: 4\n', `id: 5\n${aliases}`] });
    const published = aliases ? 'a-former-name' : 'why-patient-capital-suits-service-businesses';
    await writeFile(join(folder, 'published-urls.txt'), `# Published\n/news-insights/${published}\n`);
    const messages = messagesOf(await checkContent(folder));
    expect(messages.map(({ file }) => file)).toEqual([join(folder, cctv)]);
    expect(messages[0]?.reason).toMatch(/^id: 5 is already taken by .*why-patient.*next free number is 7$/);
  });

  test('reports a duplicate id in both articles if they have the same date', async () => {
    const folder = await changedContent({
      [patient]: ['id: 4', 'id: 5'],
      [cctv]: ['2025-07-14', '2025-07-21'],
    });
    const messages = messagesOf(await checkContent(folder));
    expect(messages.map(({ file }) => file)).toEqual([join(folder, cctv), join(folder, patient)]);
    for (const { reason } of messages)
      expect(reason).toMatch(
        /5 is already taken by .*next free number is 7 \(change only the newer of the two\)$/,
      );
  });

  test('gives each of two new articles a different number', async () => {
    const folder = await changedContent();
    const text = await readFile(join(folder, cctv), 'utf8');
    for (const day of [1, 2]) {
      const copy = text
        .replace(/date: .*/, `date: 2025-09-0${day}`)
        .replace(/title: .*/, `title: Title ${day}`);
      await writeFile(join(folder, `articles/copy-${day}.md`), copy);
    }
    const reasons = messagesOf(await checkContent(folder)).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.startsWith('id:'))).toEqual([
      expect.stringMatching(/next free number is 7$/),
      expect.stringMatching(/next free number is 8$/),
    ]);
  });

  test('does not report missing ids as duplicates', async () => {
    const folder = await changedContent({ [patient]: ['id: 4\n', ''], [cctv]: ['id: 5\n', ''] });
    const messages = messagesOf(await checkContent(folder));
    expect(messages.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("'id' is missing"),
      expect.stringContaining("'id' is missing"),
    ]);
  });

  test.each([['articles'], ['company.yaml']])('throws if content/%s is missing', async (name) => {
    const folder = await changedContent();
    await rm(join(folder, name), { recursive: true });
    await expect(checkContent(folder)).rejects.toMatchObject({ code: 'ENOENT', path: join(folder, name) });
  });

  test('continues after a file that cannot be opened', async () => {
    const folder = await changedContent({ [patient]: ['id: 4', 'id: -4'] });
    const path = join(folder, 'pages.yaml');
    await rm(path);
    await mkdir(path);
    const messages = messagesOf(await checkContent(folder));
    expect(messages.map(({ file }) => file)).toEqual([join(folder, patient), path]);
    expect(messages[1]?.reason).toMatch(/cannot be opened/);
  });

  test('continues after a file with invalid YAML', async () => {
    const folder = await changedContent({ [cctv]: ['title: "', 'title: '], [patient]: ['id: 4', 'id: -4'] });
    const messages = messagesOf(await checkContent(folder));
    expect(messages.map(({ file }) => file)).toEqual([join(folder, cctv), join(folder, patient)]);
  });

  test('accepts Windows line endings', async () => {
    const folder = await changedContent();
    const text = await readFile(join(folder, cctv), 'utf8');
    await writeFile(join(folder, cctv), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect(messagesOf(await checkContent(folder))).toEqual([]);
  });
});

describe('a published URL', { timeout: 30_000 }, () => {
  /** The messages about these published URLs, with a page of text at /careers that was /jobs before. */
  async function messagesAboutUrls(...urls: string[]) {
    const folder = await contentCopy();
    const page = 'title: Careers\ndescription: Who we look for.\naliases: [jobs]';
    await mkdir(join(folder, 'pages'));
    await writeFile(join(folder, 'pages/careers.md'), `---\n${page}\n---\n\nWrite to us.\n`);
    await writeFile(join(folder, 'published-urls.txt'), `${urls.join('\n')}\n`);
    return messagesOf(await checkContent(folder)).map(({ line, reason }) => `${line} ${reason}`);
  }

  test('that is a page or a redirect is not reported', async () => {
    expect(await messagesAboutUrls('/', '/about', '/privacy-policy', '/careers', '/jobs')).toEqual([]);
  });

  test('that is lost is reported with the ways to replace it', async () => {
    const line = (path: string) =>
      `or add this line to content/redirects.yaml, with the path of the page that replaces it instead of gone if there is one: - { from: ${path}, to: gone }`;
    expect(await messagesAboutUrls('/careers', '/giving', '/news-insights/lost', '/a/b')).toEqual([
      `2 the published URL /giving has no page or redirect: restore the page, add "giving" to the aliases of the file in content/pages/ that replaces it, ${line('/giving')}`,
      `3 the published URL /news-insights/lost has no page or redirect: restore the page, add "lost" to the aliases of the file in content/articles/ that replaces it, ${line('/news-insights/lost')}`,
      `4 the published URL /a/b has no page or redirect: restore the page, ${line('/a/b')}`,
    ]);
  });

  test('of a withdrawn article is not reported with the line that its message names', async () => {
    const folder = await contentCopy();
    const url = `/news-insights/${basename(cctv, '.md')}`;
    await rm(join(folder, cctv));
    await writeFile(join(folder, 'published-urls.txt'), `${url}\n`);
    const [message] = messagesOf(await checkContent(folder)).filter(
      ({ ruleId }) => ruleId === 'no-lost-urls',
    );
    const [line = ''] = /- \{.*\}$/.exec(message?.reason ?? '') ?? [];
    await writeFile(join(folder, 'redirects.yaml'), `redirects:\n${line}\n`);
    const after = messagesOf(await checkContent(folder)).map(({ reason }) => reason);
    expect(after.filter((reason) => reason.includes('published URL'))).toEqual([]);
    expect(after.filter((reason) => reason.includes('redirects'))).toEqual([]);
  });
});

describe('a form that delivers on the public site', { timeout: 30_000 }, () => {
  /** The messages about company.yaml with this `delivery`, after a release with these forms. */
  async function messagesAbout(delivery: string, ...forms: string[]) {
    const folder = await contentCopy();
    const path = join(folder, 'company.yaml');
    await writeFile(join(folder, 'published-urls.txt'), `/\n${forms.join('\n')}\n`);
    await writeFile(path, `${delivery}\n${await readFile(path, 'utf8')}`);
    const files = await checkContent(folder);
    expect(messagesOf(files.filter((file) => file.path !== path))).toEqual([]);
    return messagesOf(files).map(({ line, fatal, reason }) => `${line} ${fatal} ${reason}`);
  }

  const inquiries = 'delivery: { inquiries: { url: https://forms.example/f } }';

  test('may lose its endpoint only on purpose', async () => {
    expect(await messagesAbout('', 'delivery.inquiries', 'delivery.subscriptions')).toEqual([
      '1 true delivery.inquiries is missing, but that form of the public site sends to an endpoint. Without one the contact form would thank visitors and discard what they write: restore the endpoint or, to stop delivery on purpose, write url: none under delivery.inquiries',
      expect.stringMatching(/^1 true delivery\.subscriptions is missing, .* the newsletter would do nothing/),
    ]);
    expect(await messagesAbout(`\n${inquiries}`, 'delivery.subscriptions')).toEqual([
      expect.stringMatching(/^2 true delivery\.subscriptions is missing/),
    ]);
    expect(await messagesAbout('delivery: { inquiries: { url: none } }', 'delivery.inquiries')).toEqual([]);
  });

  test('is one that the list of published URLs names', async () => {
    expect(await messagesAbout('')).toEqual([]);
    expect(await messagesAbout(inquiries, 'delivery.inquiries')).toEqual([]);
  });
});

describe('redirects.yaml', { timeout: 30_000 }, () => {
  const slug = basename(cctv, '.md');

  /** The messages about entries of redirects.yaml, with an article that has an alias, a draft and one for later. */
  async function messagesAbout(...entries: string[]) {
    const folder = await changedContent({
      [cctv]: ['date: ', 'aliases: [a-former-name]\ndate: '],
      [patient]: ['date: ', 'draft: true\ndate: '],
      [construction]: ['date: 2025-', 'date: 2099-'],
    });
    await writeFile(join(folder, 'redirects.yaml'), `redirects:\n${entries.join('\n')}\n`);
    const file = (await checkContent(folder)).find(({ path }) => path.endsWith('redirects.yaml'));
    return file?.messages.map(({ line, reason }) => `${line} ${reason}`);
  }

  test('may have as many entries as hosts read', async () => {
    const entries = Array.from(
      { length: 2000 },
      (_, index) => `- { from: /products/old-${index}, to: /about }`,
    );
    expect(await messagesAbout(...entries)).toEqual([]);
  });

  test('may be empty, and its entries may lead to pages or be gone', async () => {
    expect(await messagesAbout()).toEqual([]);
    const entries = ['{ from: /old, to: /about }', `{ from: /Old.php, to: /news-insights/${slug} }`];
    expect(
      await messagesAbout(...[...entries, '{ from: /x/y_z.aspx, to: gone }'].map((entry) => `- ${entry}`)),
    ).toEqual([]);
  });

  test('does not repeat aliases or lead to them', async () => {
    expect(
      await messagesAbout(
        '- { from: /news-insights/a-former-name, to: gone }',
        '- { from: /old, to: /news-insights/a-former-name }',
      ),
    ).toEqual([
      expect.stringMatching(
        /^2 from: \/news-insights\/a-former-name is already an alias of .*: delete this line$/,
      ),
      expect.stringMatching(
        new RegExp(`^3 to: /news-insights/a-former-name is an old path of .*: write /news-insights/${slug}$`),
      ),
    ]);
  });

  test('may redirect the URL of a draft, but not of an article that is published later', async () => {
    const [draft, later] = [patient, construction].map((path) => `/news-insights/${basename(path, '.md')}`);
    expect(
      await messagesAbout(
        `- { from: ${draft}, to: /about }`,
        `- { from: ${later}, to: /about }`,
        `- { from: /old, to: ${later} }`,
      ),
    ).toEqual([
      expect.stringMatching(/^3 from: \S+ is the page of .*: delete this line, or rename that file$/),
      `4 to: ${later} is a draft, or published later: redirect to it after it is published`,
    ]);
  });

  test('names the end of a chain, and no end of a loop', async () => {
    const chain = ['a, to: /b', 'b, to: /c', 'c, to: /about', 'd, to: /e', 'e, to: /d'];
    expect(await messagesAbout(...chain.map((entry) => `- { from: /${entry} }`))).toEqual([
      '2 to: /b is an old path itself, on line 3: write /about',
      '3 to: /c is an old path itself, on line 4: write /about',
      '5 to: /e is an old path itself, on line 6: write the path of a page, or gone',
      '6 to: /d is an old path itself, on line 5: write the path of a page, or gone',
    ]);
  });

  test('without its list is an error', async () => {
    const folder = await contentCopy();
    for (const [text, reason] of [
      ['# Nothing yet.\n', 'the fields are missing: redirects'],
      ['- { from: /a, to: /about }\n', /^these must be fields.*: redirects$/],
    ] as const) {
      await writeFile(join(folder, 'redirects.yaml'), text);
      expect(messagesOf(await checkContent(folder)).map((message) => message.reason)).toEqual([
        expect.stringMatching(reason),
      ]);
    }
  });
});

describe('npm run check:content', { timeout: 30_000 }, () => {
  test('exits with 0 and prints the number of files', async () => {
    const { code, stdout, stderr } = await callTool(contentCheck, { args: [specification] });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Content: no errors in \d+ files\.$/m);
    expect(code).toBe(0);
  });

  test('names the day of an article that is published later', async () => {
    const folder = await changedContent({ [cctv]: ['date: 2025-', 'date: 2099-'] });
    const { stdout } = await callTool(contentCheck, { args: [folder] });
    expect(stdout).toMatch(/cctv-\S+\.md will be published on \d+ July 2099\.\n/);
  });

  test('exits with 1 after a line for each error', async () => {
    const folder = await changedContent(threeFaults);
    const { code, stderr } = await runTool('check-content/main.ts', { args: [folder] });
    expect(code).toBe(1);
    const lines = stderr.trim().split('\n');
    for (const name of [privacy, pagareone, cctv]) {
      const heading = lines.indexOf(join(folder, name));
      expect(heading).toBeGreaterThanOrEqual(0);
      expect(lines[heading + 1]).toMatch(/^\d+:\d+ +error .+ schema +fields$/);
    }
    expect(lines.at(-1)).toMatch(/4 errors in \d+ files/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('exits with 2 and without a stack trace if the folder does not exist', async () => {
    const { code, stdout, stderr } = await callTool(contentCheck, { args: ['no/such/folder'] });
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/could not be checked.*no[\\/]such[\\/]folder/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('reports only on the given file, checked together with the others', async () => {
    const folder = await changedContent({ ...threeFaults, [patient]: ['id: 4', 'id: 5'] });
    const { code, stderr } = await callTool(contentCheck, { args: [join(folder, patient)] });
    expect(code).toBe(1);
    expect(stderr).toMatch(/id: 5 is already taken by .*cctv-and-ai/);
    expect(stderr).toMatch(/\b1 error in 1 file\./);
    expect(stderr).not.toMatch(/effective|flavour/);
  });

  test('checks files and folders of several content folders', async () => {
    const first = await changedContent(threeFaults);
    const second = await changedContent({ [patient]: ['id: 4', 'id: -4'] });
    const args = [join(first, privacy), join(first, 'ventures'), second];
    const { code, stderr } = await callTool(contentCheck, { args });
    expect(code).toBe(1);
    for (const field of ['effective', 'service', 'id']) expect(stderr).toMatch(new RegExp(`\\b${field}: `));
    expect(stderr).not.toMatch(/readTime/);
    expect(stderr).toMatch(/\b3 errors in \d+ files\./);
  });

  test('exits with 0 if only other files have errors', async () => {
    const folder = await changedContent(threeFaults);
    const { code, stdout } = await callTool(contentCheck, { args: [join(folder, patient)] });
    expect(stdout).toMatch(/^Content: no errors in 1 file\.$/m);
    expect(code).toBe(0);
  });

  test.each([
    [['package.json'], /package\.json is not in a content folder/],
    [['--help'], /Usage: npm run check:content/],
    [[specification, 'no-such-file.md'], /no-such-file\.md is missing/],
  ])('exits with 2 and the reason for %j', async (args, message) => {
    const { code, stderr } = await callTool(contentCheck, { args });
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('reports a link that a change to another file broke', async () => {
    const link = 'See [the section](/news-insights/why-patient-capital-suits-service-businesses#a-section).';
    const folder = await changedContent();
    const edit = async (name: string, change: (text: string) => string) =>
      writeFile(join(folder, name), change(await readFile(join(folder, name), 'utf8')));
    await edit(patient, (text) => `${text}\n## A section\n\nWords.\n`);
    await edit(cctv, (text) => `${text}\n${link}\n`);
    expect(messagesOf(await checkContent(folder))).toEqual([]);
    await edit(patient, (text) => text.replace('## A section', '## Another one'));
    expect(messagesOf(await checkContent(folder))).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('no heading #a-section') }),
    ]);
  });
});

test.each(['markdown', 'MD'])(
  'a new article saved as .%s, which Contentlayer passes over, is reported',
  async (ending) => {
    const folder = await changedContent();
    const text = await readFile(join(folder, cctv), 'utf8');
    const saved = join(folder, `articles/a-new-article.${ending}`);
    await writeFile(saved, text.replace('id: 5', 'id: 500'));
    const messages = messagesOf(await checkContent(folder));
    expect(messages.map(({ file }) => file)).toEqual([saved]);
  },
);
