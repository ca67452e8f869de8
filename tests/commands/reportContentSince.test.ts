import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { git } from '../unit/support/git';
import { projectFolder } from '../unit/support/specification';
import { edit, managed, page, patient, report, site } from './reportProject';

const plain = 'cctv-and-ai-the-next-generation-of-security-solutions';
const payroll = 'what-to-ask-before-you-change-payroll-provider';
const renamed = 'construction-innovation-building-for-tomorrow';

const careers = '---\ntitle: Careers\ndescription: Who we look for.\n---\n\n[The form](../files/form.csv)\n';

/** A page with the name of an article, and with a file that only a field names. */
const forms = `content/pages/${plain}.md`;

const files = {
  ...site,
  [forms]:
    '---\ntitle: Forms\ndescription: What to fill in.\nsections:\n  - { type: documents, heading: Forms, items: [{ label: The form, file: form.csv }] }\n---\n',
  'content/pages/careers.md': careers,
  'content/files/form.csv': 'Name\n',
};

let folder: string;
const contentFile = (name: string) => join(folder, 'content', name);
const articleFile = (slug: string) => contentFile(`articles/${slug}.md`);

/** A repository whose content is committed. */
beforeAll(async () => {
  folder = await projectFolder(files);
  await writeFile(contentFile('words.yaml'), '# Words.\nwords: |\n  benchtop\n  former\n');
  git(folder, 'init', '-b', 'main');
  git(folder, 'commit', '--allow-empty', '-m', 'before');
  git(folder, 'add', 'content');
  git(folder, 'commit', '-m', 'content');
});

async function reportSince(revision: string, env = {}) {
  const { code, stdout, stderr } = await report(folder, ['--since', revision], env);
  expect(code).toBe(0);
  return { stdout, stderr, html: await page(folder) };
}

describe('the report since a revision', () => {
  test('has everything if the revision had no content', async () => {
    const { stdout } = await reportSince('HEAD~1');
    expect(stdout).toMatch(/(\d+) of \1 articles and pages/);
  });

  test('says so if nothing has changed', async () => {
    const out = 'somewhere/report.html';
    const { code } = await report(folder, ['--since', 'HEAD', '--out', out]);
    expect(code).toBe(0);
    expect(await readFile(join(folder, out), 'utf8')).toContain('No articles or pages changed since HEAD');
  });

  test.each([['nothing-like-this'], ['--output=x']])(
    'fails for the revision %s, which is none',
    async (since) => {
      const { code, stderr } = await report(folder, [`--since=${since}`]);
      expect(code).toBe(2);
      expect(stderr).toContain(`The revision '${since}' does not exist`);
    },
  );

  test('shows what this branch and the working tree changed, and no later changes of the other branch', async () => {
    git(folder, 'checkout', '-b', 'mine');
    await edit(folder, managed, (text) => `${text}\nMine.\n`);
    git(folder, 'commit', '-am', 'mine');
    git(folder, 'checkout', 'main');
    await edit(folder, patient, (text) => `${text}\nTheirs.\n`);
    git(folder, 'commit', '-am', 'theirs');
    git(folder, 'checkout', 'mine');
    await edit(folder, plain, (text) => `${text}\nMore words than a correction of spelling has.\n`);
    const copy = (await readFile(articleFile(managed), 'utf8')).replace('id: 3', 'id: 7');
    await writeFile(articleFile('new'), copy.replace(/^title: .*$/m, 'title: New'));
    await writeFile(contentFile('files/form.csv'), 'Name,Suburb\n');
    await writeFile(
      contentFile('words.yaml'),
      '# Our words.\nwords: |\n  benchtop\n  splashback\n  wombat\n',
    );
    const { stdout, html } = await reportSince('main');
    expect(stdout).toContain('5 of 17 articles and pages');
    for (const id of [managed, plain, 'new', 'content/pages/careers.md', forms])
      expect(html).toContain(`<section id="${id}"`);
    const asked = html.split('<section id="').filter((section) => section.includes('but updated has not'));
    expect(asked.map((section) => section.split('"')[0])).toEqual([plain]);
    expect(html).toContain('is each word spelt correctly? (splashback, wombat)');
    expect(html).toContain('so the check reports them where they are used: former');
  });

  test('lists the redirects that are new and removed, and warns about public URLs that no longer work', async () => {
    const redirects = contentFile('redirects.yaml');
    const text = await readFile(articleFile(managed), 'utf8');
    await writeFile(articleFile('a-draft'), text.replace('id: 3', 'id: 8\ndraft: true'));
    await writeFile(articleFile('later'), text.replace('id: 3', 'id: 9').replace(/date: \d+/, 'date: 2099'));
    await writeFile(
      redirects,
      'redirects:\n- { from: /old, to: /about }\n- { from: /older, to: /about }\n- { from: /was-gone, to: gone }\n',
    );
    git(folder, 'add', 'content');
    git(folder, 'commit', '-qm', 'before');
    for (const slug of [managed, patient, 'a-draft', 'later']) await rm(articleFile(slug));
    await rename(articleFile(renamed), articleFile('construction'));
    await edit(folder, 'construction', (text) =>
      text.replace('category: ', `aliases: [${renamed}]\ncategory: `),
    );
    await rename(articleFile(payroll), articleFile('payroll'));
    await writeFile(
      redirects,
      `redirects:\n- { from: /old, to: /contact }\n- { from: /news-insights/${managed}, to: gone }\n`,
    );
    const { stderr, html } = await reportSince('HEAD');
    for (const words of [
      '<li>/old → /contact</li>',
      `<li>/news-insights/${managed} is gone</li>`,
      '<li>/older → /about</li>',
      '<li>/was-gone is gone</li>',
      `${managed}.md: its URL is gone for good`,
      'a-draft.md: it was not public',
      'later.md: it was not public',
      `${patient}.md: its URL no longer works`,
      `${renamed}.md: its URL redirects to /news-insights/construction`,
      `the URL /news-insights/${patient} is public and would no longer work`,
    ])
      expect(html).toContain(words);
    const warnings = stderr.split('\n').filter((line) => line.includes('no longer work'));
    expect(warnings).toEqual([
      expect.stringContaining(
        `content/articles/${payroll}.md:1:1 warning: the URL /news-insights/${payroll} is`,
      ),
      expect.stringMatching(
        new RegExp(
          `^content/articles/${patient}\\.md:1:1 warning: the URL /news-insights/${patient} is public .*add "${patient}" to the aliases .*- \\{ from: /news-insights/${patient}, to: gone \\}$`,
        ),
      ),
      expect.stringContaining('content/redirects.yaml:1:1 warning: the URL /older is public'),
    ]);
    // The repository's own index is as before.
    git(folder, 'diff', '--cached', '--quiet');
    const { stdout } = await reportSince('HEAD', { GITHUB_ACTIONS: 'true' });
    expect(stdout).toMatch(
      new RegExp(
        `^::warning file=content/articles/${payroll}\\.md,line=1,col=1::the URL /news-insights/${payroll} `,
        'm',
      ),
    );
  });
});
