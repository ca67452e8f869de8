import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categories } from '@/lib/schema/categories';
import { slugOf } from '@/lib/schema/slug';
import { callTool } from '../unit/support/callTool';
import { runTool } from '../unit/support/runTool';
import { projectFolder } from '../unit/support/specification';

const managed = 'managed-it-explained-without-the-acronyms';
const patient = 'why-patient-capital-suits-service-businesses';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A minimal export for the report. */
const site = {
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
async function project(): Promise<string> {
  const folder = await projectFolder(site);
  await build(folder);
  return folder;
}

/** Writes Contentlayer's output, each text with its slug to identify it. */
async function build(folder: string) {
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
async function editCompiled(folder: string, slug: string, html: string) {
  const path = join(folder, '.contentlayer/generated/Article/_index.json');
  const compiled = JSON.parse(await readFile(path, 'utf8'));
  const article = compiled.find(
    (each: { _raw: { sourceFileName: string } }) => each._raw.sourceFileName === `${slug}.md`,
  );
  article.body.html = html;
  await writeFile(path, JSON.stringify(compiled));
}

function report(cwd: string, ...args: string[]) {
  return callTool('writers/report-content/main.ts', { args, cwd });
}

/** The same in a child process. */
function reportByCommand(cwd: string, env: Record<string, string>, ...args: string[]) {
  // tsx would search for tsconfig.json in the current folder.
  return runTool('writers/report-content/main.ts', {
    args,
    cwd,
    env: { ...env, TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json') },
  });
}

function page(folder: string, file = '.generated/content-report.html'): Promise<string> {
  return readFile(join(folder, file), 'utf8');
}

async function edit(folder: string, slug: string, change: (text: string) => string) {
  const path = join(folder, 'content/articles', `${slug}.md`);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

function git(cwd: string, ...args: string[]) {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...args], { cwd, stdio: 'ignore' });
}

/** A project whose content is committed. */
async function repository(): Promise<string> {
  const folder = await project();
  git(folder, 'init', '-b', 'main');
  git(folder, 'add', 'content');
  git(folder, 'commit', '-m', 'content');
  return folder;
}

describe('the report', () => {
  test('shows every article with card, open view, Open Graph image, search result and diagnostics', {
    timeout: 30_000,
  }, async () => {
    const folder = await project();
    const { code, stdout, stderr } = await reportByCommand(folder, {});
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('6 of 6 articles');
    const html = await page(folder);
    expect(html.match(/<article class="(?!open-view)/g)).toHaveLength(6);
    expect(html.match(/class="search-result"/g)).toHaveLength(6);
    expect(html.match(/Text of /g)).toHaveLength(6);
    expect(
      html.match(/The check found no errors or warnings\. It cannot judge what follows\./g),
    ).toHaveLength(6);
    expect(html.match(/>For you to judge</g)).toHaveLength(6);
    expect(html).toContain(`data:image/png;base64,${Buffer.from('a picture').toString('base64')}`);
  });

  test('lists what only a person can judge about each article, also if the check found errors', async () => {
    const folder = await project();
    await edit(folder, managed, (text) => text.replace('category: Technology', 'category: Tech'));
    await report(folder);
    const [, ...sections] = (await page(folder)).split('<section id="');
    expect(sections).toHaveLength(6);
    for (const section of sections) {
      expect(section).toContain('would we put our name to it?');
      expect(section).toContain('Does the photograph fit the article');
    }
    const tables = sections.filter((section) => section.includes('is every row complete'));
    expect(tables.map((section) => section.split('"')[0])).toEqual(
      expect.arrayContaining([managed, patient]),
    );
    expect(tables).toHaveLength(2);
  });

  test('makes no requests', async () => {
    const folder = await project();
    await report(folder);
    const html = await page(folder);
    const requested = [
      ...html.matchAll(/\s(?:src|srcset|poster|data|action)="([^"]*)"/g),
      ...html.matchAll(/url\(["']?([^"')]*)/g),
      ...html.matchAll(/<use href="([^"]*)"/g),
    ].map(([, url = '']) => url);
    expect(requested.length).toBeGreaterThan(12);
    expect(requested.filter((url) => !/^(?:data:|#)/.test(url))).toEqual([]);
    expect(html).not.toMatch(/<(?:script|link|iframe|object)\b|@import/);
    expect(html).toContain("default-src 'none'");
  });

  test('has the fonts of a site below a path', async () => {
    const folder = await projectFolder({
      ...site,
      'out/index.html': '<link rel="manifest" href="/group/site/manifest.webmanifest">',
      'out/news-insights.html': site['out/news-insights.html'].replace('/_next', '/group/site/_next'),
    });
    await build(folder);
    await report(folder);
    const font = Buffer.from('a font').toString('base64');
    expect(await page(folder)).toContain(`src:url(data:font/woff2;base64,${font})`);
  });

  test('shows pictures of our own with their captions, also of a draft, and leaves out a broken one', async () => {
    const folder = await projectFolder(site);
    await mkdir(join(folder, 'content/pictures'));
    const desk = sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'grey' } });
    await desk.jpeg().toFile(join(folder, 'content/pictures/desk.jpg'));
    await writeFile(join(folder, 'content/pictures/broken.jpg'), 'Words.');
    await edit(folder, managed, (text) =>
      text.replace(/^image: .*$/m, 'image: desk.jpg\nimageCredit: "Photo: Sam Lee"\ndraft: true'),
    );
    await edit(folder, patient, (text) => text.replace(/^image: .*$/m, 'image: broken.jpg'));
    await build(folder);
    const html =
      '<figure><img src="../pictures/desk.jpg" alt="A desk"><figcaption>The desk.</figcaption></figure>';
    await editCompiled(folder, managed, html);
    expect((await report(folder)).stderr).toBe('');
    const [, ...sections] = (await page(folder)).split('<section id="');
    const [own = '', broken = ''] = [managed, patient].map((slug) =>
      sections.find((section) => section.startsWith(slug)),
    );
    expect(own.match(/<img src="data:image\/jpeg;base64,[^"]{500,}"/g)).toHaveLength(3);
    expect(own).toMatch(/<figcaption[^>]*>Photo: Sam Lee<\/figcaption>/);
    expect(own).toContain('<figcaption>The desk.</figcaption>');
    expect(own).toContain('Do the people in it agree');
    expect(own).not.toContain('<source');
    expect(broken).toContain('is not a picture');
    expect(broken).not.toContain('data:image/jpeg');
  });

  test("shows the picture of the author, and what is wrong with another author's", async () => {
    const folder = await projectFolder(site);
    for (const name of ['people', 'pictures']) await mkdir(join(folder, 'content', name));
    const face = sharp({ create: { width: 200, height: 200, channels: 3, background: 'grey' } });
    await face.jpeg().toFile(join(folder, 'content/pictures/jane-doe.jpg'));
    await writeFile(join(folder, 'content/pictures/sam-lee.jpg'), 'Words.');
    for (const [slug, name] of [
      [managed, 'jane-doe'],
      [patient, 'sam-lee'],
    ] as const) {
      await writeFile(join(folder, `content/people/${name}.yaml`), `name: A Name\npicture: ${name}.jpg\n`);
      await edit(folder, slug, (text) => text.replace(/^image: /m, `author: ${name}\nimage: `));
    }
    await build(folder);
    expect((await report(folder)).stderr).toBe('');
    const sections = (await page(folder)).split('<section id="');
    const [good = '', broken = ''] = [managed, patient].map((slug) =>
      sections.find((section) => section.startsWith(slug)),
    );
    expect(good).toMatch(/<img [^>]*src="data:image\/jpeg;base64,[^"]{100,}"/);
    expect(broken).toContain('is not a picture');
    expect(broken).not.toContain('data:image/jpeg');
  });

  test('shows the drawing of the category for pictures in the text, with their alternative text', async () => {
    const folder = await project();
    await report(folder);
    const data = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
    expect(await page(folder)).toContain(`<img src="${data}" alt="A desk">`);
  });

  test('prefixes the anchors of each article and makes the URLs of the site absolute', async () => {
    const folder = await project();
    await report(folder);
    const html = await page(folder);
    expect(html).toContain(`id="${managed}-start"`);
    expect(html).toContain(`href="#${managed}-start"`);
    expect(html).toContain('href="https://www.family-investment-group.example/about"');
    expect(new Set(html.match(/ id="[^"]*"/g)).size).toBe(html.match(/ id="[^"]*"/g)?.length);
  });

  test('shows the errors of the check, and a card only if the fields are valid', async () => {
    const folder = await project();
    await edit(folder, managed, (text) => text.replace('category: Technology', 'category: Tech'));
    const { code } = await report(folder);
    expect(code).toBe(0);
    const html = await page(folder);
    expect(html).toMatch(new RegExp(`data-severity="error">[^<]*${managed}\\.md:\\d+:\\d+ [^<]*category`));
    expect(html).toContain('cannot be shown until');
    expect(html.match(/<article class="(?!open-view)/g)).toHaveLength(5);
  });

  test('says that pages were not compared if it got no earlier site', async () => {
    const folder = await project();
    await report(folder);
    expect(await page(folder)).toContain('The pages were not compared, because there is no earlier site');
  });

  test('shows drafts and marks them as unpublished', async () => {
    const folder = await project();
    await edit(folder, managed, (text) => text.replace('category: ', 'draft: true\ncategory: '));
    await report(folder);
    const html = await page(folder);
    expect(html).toContain('a draft: not on the site yet');
    expect(html.match(/<article class="(?!open-view)/g)).toHaveLength(6);
  });

  test('shows scheduled articles with their day', async () => {
    const folder = await project();
    await edit(folder, managed, (text) => text.replace(/^date: .*$/m, 'date: 2099-08-20'));
    await report(folder);
    const html = await page(folder);
    expect(html).toContain(', will be published on 20 August 2099');
    expect(html.match(/<article class="(?!open-view)/g)).toHaveLength(6);
  });

  test('does not show the compiled text of an older version', async () => {
    const folder = await project();
    await edit(folder, managed, (text) => `${text}\nA new end.\n`);
    await report(folder);
    const html = await page(folder);
    expect(html).not.toContain(`Text of ${managed}`);
    expect(html).toContain('The site is older than this text');
  });

  test('escapes the content', async () => {
    const folder = await project();
    await edit(folder, managed, (text) => text.replace(/^title: .*$/m, 'title: "<script>x</script> & co"'));
    await report(folder);
    const html = await page(folder);
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt; &amp; co');
    expect(html).not.toContain('<script');
  });
});

describe('the report since a revision', () => {
  test('shows articles with committed and uncommitted changes, and untracked ones', async () => {
    const folder = await repository();
    await edit(folder, managed, (text) => `${text}\nMore.\n`);
    git(folder, 'commit', '-am', 'change');
    await edit(folder, patient, (text) => `${text}\nMore.\n`);
    const copy = (await readFile(join(folder, `content/articles/${managed}.md`), 'utf8'))
      .replace('id: 3', 'id: 7')
      .replace(/^title: .*$/m, 'title: New');
    await writeFile(join(folder, 'content/articles/new.md'), copy);
    const { stdout } = await report(folder, '--since', 'HEAD^1');
    expect(stdout).toContain('3 of 7 articles');
    const html = await page(folder);
    for (const slug of [managed, patient, 'new']) expect(html).toContain(`<section id="${slug}"`);
  });

  test('leaves out later changes on the other branch', async () => {
    const folder = await repository();
    git(folder, 'checkout', '-b', 'mine');
    await edit(folder, managed, (text) => `${text}\nMine.\n`);
    git(folder, 'commit', '-am', 'mine');
    git(folder, 'checkout', 'main');
    await edit(folder, patient, (text) => `${text}\nTheirs.\n`);
    git(folder, 'commit', '-am', 'theirs');
    git(folder, 'checkout', 'mine');
    const { stdout } = await report(folder, '--since', 'main');
    expect(stdout).toContain('1 of 6 articles');
  });

  test('says which URLs of removed articles redirect, and which no longer work', async () => {
    const folder = await repository();
    const articles = join(folder, 'content/articles');
    await rename(join(articles, `${managed}.md`), join(articles, 'managed-it.md'));
    await edit(folder, 'managed-it', (text) =>
      text.replace('category: ', `aliases: [${managed}]\ncategory: `),
    );
    await rm(join(articles, `${patient}.md`));
    await report(folder, '--since', 'HEAD');
    const html = await page(folder);
    expect(html).toMatch(new RegExp(`${managed}\\.md: its URL redirects to [^<]*managed-it\\.md`));
    expect(html).toMatch(new RegExp(`${patient}\\.md: its URL no longer works`));
  });

  test('lists the redirects that are new and removed, and warns about public URLs that no longer work', async () => {
    const folder = await repository();
    const article = (slug: string) => join(folder, `content/articles/${slug}.md`);
    const redirects = join(folder, 'content/redirects.yaml');
    const text = await readFile(article(managed), 'utf8');
    await writeFile(article('a-draft'), text.replace('id: 3', 'id: 8\ndraft: true'));
    await writeFile(article('later'), text.replace('id: 3', 'id: 9').replace(/date: \d+/, 'date: 2099'));
    await writeFile(
      redirects,
      'redirects:\n- { from: /old, to: /about }\n- { from: /older, to: /about }\n- { from: /was-gone, to: gone }\n',
    );
    git(folder, 'add', '.');
    git(folder, 'commit', '-am', 'before');
    for (const slug of [managed, patient, 'a-draft', 'later']) await rm(article(slug));
    await writeFile(
      redirects,
      `redirects:\n- { from: /old, to: /contact }\n- { from: /news-insights/${managed}, to: gone }\n`,
    );
    const { stderr } = await report(folder, '--since', 'HEAD');
    const html = await page(folder);
    expect(html).toContain('<li>/old → /contact</li>');
    expect(html).toContain(`<li>/news-insights/${managed} is gone</li>`);
    expect(html).toContain('<li>/older → /about</li>');
    expect(html).toContain('<li>/was-gone is gone</li>');
    expect(html).toContain(`${managed}.md: its URL is gone for good`);
    for (const slug of ['a-draft', 'later']) expect(html).toContain(`${slug}.md: it was not public`);
    const warnings = stderr.split('\n').filter((line) => line.includes('no longer work'));
    expect(warnings).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/articles/${patient}\\.md:1:1 warning: the URL /news-insights/${patient} is public .*add "${patient}" to the aliases .*- \\{ from: /news-insights/${patient}, to: gone \\}$`,
        ),
      ),
      expect.stringContaining('content/redirects.yaml:1:1 warning: the URL /older is public'),
    ]);
    expect(html).toContain(`the URL /news-insights/${patient} is public and would no longer work`);
    // The repository's own index is as before.
    git(folder, 'diff', '--cached', '--quiet');
  });

  test('annotates the pull request with the URLs that a renamed article loses', {
    timeout: 30_000,
  }, async () => {
    const folder = await repository();
    await rename(
      join(folder, `content/articles/${managed}.md`),
      join(folder, 'content/articles/managed-it.md'),
    );
    const { stdout } = await reportByCommand(folder, { GITHUB_ACTIONS: 'true' }, '--since', 'HEAD');
    expect(stdout).toMatch(
      new RegExp(
        `^::warning file=content/articles/${managed}\\.md,line=1,col=1::the URL /news-insights/${managed} `,
        'm',
      ),
    );
  });

  test('says so if nothing has changed', async () => {
    const folder = await repository();
    const { code } = await report(folder, '--since', 'HEAD', '--out', 'somewhere/report.html');
    expect(code).toBe(0);
    expect(await page(folder, 'somewhere/report.html')).toContain('No articles changed since HEAD');
  });

  test.each([['nothing-like-this'], ['--output=x']])(
    'fails for the revision %s, which is none',
    async (since) => {
      const { code, stderr } = await report(await repository(), `--since=${since}`);
      expect(code).toBe(2);
      expect(stderr).toContain(`The revision '${since}' does not exist`);
    },
  );
});

describe('no report', () => {
  test('is written without an exported site, and the error says how to build it', async () => {
    const { code, stderr } = await report(await projectFolder());
    expect(code).toBe(2);
    expect(stderr).toMatch(/no site in out\/ yet\. Run "npm run build"/);
  });

  test('is written without the earlier site that --before names', async () => {
    const { code, stderr } = await report(await project(), '--before', 'nowhere');
    expect(code).toBe(2);
    expect(stderr).toBe(
      'No report was written. There is no site in nowhere: write the folder of an earlier build after --before.\n',
    );
  });

  test('is written for a flag that does not exist', { timeout: 30_000 }, async () => {
    const { code, stderr } = await reportByCommand(await project(), {}, '--sinse', 'main');
    expect(code).toBe(2);
    expect(stderr).toContain('--since REVISION');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
