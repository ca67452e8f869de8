import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../unit/support/specification';
import {
  build,
  drawing,
  edit,
  editCompiled,
  managed,
  page,
  patient,
  project,
  report,
  reportByCommand,
  site,
} from './reportProject';

describe('the report', () => {
  test('shows every article with card, open view, Open Graph image, search result and diagnostics', {
    timeout: 30_000,
  }, async () => {
    const folder = await project();
    const { code, stdout, stderr } = await reportByCommand(folder, {});
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('8 of 8 articles and pages, with no errors, and');
    const html = await page(folder);
    expect(html.match(/<article class="(?!open-view)/g)).toHaveLength(6);
    expect(html.match(/Text of /g)).toHaveLength(6);
    // The legal texts as well.
    expect(html.match(/class="search-result"/g)).toHaveLength(8);
    expect(
      html.match(/The check found no errors or warnings\. It cannot judge what follows\./g),
    ).toHaveLength(8);
    expect(html.match(/>For you to judge</g)).toHaveLength(8);
    expect(html).toContain(`data:image/png;base64,${Buffer.from('a picture').toString('base64')}`);
  });

  test('lists what only a person can judge about each article, also if the check found errors', async () => {
    const folder = await project();
    await edit(folder, managed, (text) => text.replace('category: Technology', 'category: Tech'));
    await report(folder);
    const [, ...sections] = (await page(folder)).split('<section id="');
    expect(sections).toHaveLength(8);
    const articles = sections.filter((section) => !section.startsWith('content/legal/'));
    for (const section of sections) {
      expect(section).toContain('would we put our name to it?');
      expect(section.includes('Does the photograph fit the article')).toBe(articles.includes(section));
    }
    const tables = articles.filter((section) => section.includes('is every row complete'));
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
      'out/.site.json': JSON.stringify({ basePath: '/group/site' }),
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

  test('has the messages about a page of text and its files, and what to judge in them', async () => {
    const folder = await projectFolder({
      ...site,
      'content/files/plain.pdf':
        '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
      'content/pages/careers.md': `---
title: Careers
description: Who we look for.
---

We organize it. [Our letter](../files/plain.pdf)

![Two people at a desk](../pictures/broken.jpg)
`,
      'content/pictures/broken.jpg': 'Words.',
    });
    await edit(folder, managed, (text) => `${text}\n[Our letter](../files/plain.pdf)\n`);
    await build(folder);
    const { stdout } = await report(folder);
    // The messages about the letter, which two documents share, count once.
    expect(stdout).toContain('9 of 9 articles and pages, with 1 error and 4 warnings, and');
    const sections = (await page(folder)).split('<section id="');
    const sectionOf = (id: string) => sections.find((section) => section.startsWith(id)) ?? '';
    const careers = sectionOf('content/pages/careers.md');
    for (const words of [
      '<h2>Careers</h2>',
      'Who we look for.',
      'organise',
      'is not a picture',
      'Do the title and the description promise what the text says?',
      '1 picture in the text: does each fit, and does its alternative text say what can be seen? (“Two people at a desk”) Do the people in our own agree',
    ])
      expect(careers).toContain(words);
    for (const section of [careers, sectionOf(managed)]) {
      expect(section.match(/the PDF (?:has no|does not)/g)).toHaveLength(3);
      expect(section).toContain('1 file to download: is each the right version');
    }
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
