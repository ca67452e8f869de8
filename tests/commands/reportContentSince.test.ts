import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { edit, managed, page, patient, project, report, reportByCommand } from './reportProject';

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
    expect(stdout).toContain('3 of 9 articles and pages');
    const html = await page(folder);
    for (const slug of [managed, patient, 'new']) expect(html).toContain(`<section id="${slug}"`);
  });

  test('shows a page whose file to download is another, and the words that the spelling list gains and loses', async () => {
    const folder = await project();
    const content = (name: string) => join(folder, 'content', name);
    for (const name of ['pages', 'files']) await mkdir(content(name));
    await writeFile(
      content('pages/careers.md'),
      '---\ntitle: Careers\ndescription: Who we look for.\n---\n\n[The form](../files/form.csv)\n',
    );
    await writeFile(content('files/form.csv'), 'Name\n');
    await writeFile(content('words.txt'), '# Words.\nbenchtop\nformer\n');
    git(folder, 'init', '-b', 'main');
    git(folder, 'add', 'content');
    git(folder, 'commit', '-m', 'content');
    await writeFile(content('files/form.csv'), 'Name,Suburb\n');
    await writeFile(content('words.txt'), '# Our words.\nbenchtop\nsplashback\nwombat\n');
    const { stdout } = await report(folder, '--since', 'HEAD');
    expect(stdout).toContain('1 of 9 articles and pages');
    const html = await page(folder);
    expect(html).toContain('<section id="content/pages/careers.md"');
    expect(html).toContain('is each word spelt correctly? (splashback, wombat)');
    expect(html).toMatch(/Removed, [^<]*: former</);
    expect(html).not.toContain('benchtop');
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
    expect(stdout).toContain('1 of 8 articles and pages');
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
    expect(await page(folder, 'somewhere/report.html')).toContain('No articles or pages changed since HEAD');
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
