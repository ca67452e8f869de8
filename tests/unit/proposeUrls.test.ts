import { appendFile, chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { git } from './support/git';

const list = 'content/published-urls.txt';

let root: string;

/** A repository with a list, and a `gh` that writes its calls to gh.txt. */
beforeEach(async () => {
  const gh = `#!/bin/sh\necho "$@" >> "$GH_CALLS"\ncase "$1 $2" in 'pr list') echo $GH_OPEN;; 'pr create') exit $GH_CREATE;; esac\n`;
  root = await temporaryFolder({ [`first/${list}`]: '# URLs\n/\n', 'bin/gh': gh, 'gh.txt': '' });
  await chmod(join(root, 'bin/gh'), 0o755);
  git(root, 'init', '--quiet', '-b', 'main', 'first');
  git(join(root, 'first'), 'add', '.');
  git(join(root, 'first'), 'commit', '-qm', 'first');
  git(root, 'clone', '--quiet', '--bare', 'first', 'origin.git');
});

type Options = { open?: string; create?: string; built?: string };

/**
 * In a new checkout of main, with the list of a build, to which `npm run release` has added URLs. `gh` may refuse to open a pull
 * request.
 */
async function propose(urls: string[], { open = '0', create = '0', built }: Options = {}) {
  const cwd = await temporaryFolder();
  git(cwd, 'clone', '--quiet', '--depth=1', `file://${root}/origin.git`, '.');
  if (built !== undefined) await writeFile(join(cwd, list), built);
  await appendFile(join(cwd, list), urls.map((url) => `${url}\n`).join(''));
  const PATH = `${join(root, 'bin')}:${process.env.PATH}`;
  const env = { PATH, GH_CALLS: join(root, 'gh.txt'), GH_OPEN: open, GH_CREATE: create };
  return callTool('launch/proposeUrls.ts', { cwd, env });
}

const listOn = (branch: string) => git(join(root, 'origin.git'), 'show', `${branch}:${list}`);
const calls = () => readFile(join(root, 'gh.txt'), 'utf8');

test('new published URLs are proposed in a pull request, and more are added while it is open', async () => {
  expect(await propose(['/about', '/news-insights/new'])).toMatchObject({ code: 0 });
  expect(listOn('published-urls')).toBe('# URLs\n/\n/about\n/news-insights/new');
  expect(await calls()).toContain('pr create --base main --head published-urls');
  expect(listOn('main')).toBe('# URLs\n/');

  expect(await propose(['/about', '/contact'], { open: '1' })).toMatchObject({ code: 0 });
  // The page at /news-insights/new has left the site.
  expect(listOn('published-urls')).toBe('# URLs\n/\n/about\n/news-insights/new\n/contact');
  expect((await calls()).match(/pr create/g)).toHaveLength(1);

  // Pushing the same list again would dismiss approvals.
  const tip = () => git(join(root, 'origin.git'), 'rev-parse', 'published-urls');
  const before = tip();
  expect((await propose(['/about', '/contact'], { open: '1' })).stdout).toContain('already has the list');
  expect(tip()).toBe(before);
});

test('URLs of a pull request that is closed are not proposed again', async () => {
  await propose(['/about', '/wrong']);
  await propose(['/about']);
  expect(listOn('published-urls')).toBe('# URLs\n/\n/about');
});

test('URLs that were added to the list after the build stay in it', async () => {
  const first = join(root, 'first');
  await appendFile(join(first, list), '/newer\n');
  git(first, 'commit', '-qam', 'newer');
  git(first, 'push', '--quiet', join(root, 'origin.git'), 'main');
  expect(await propose([], { built: '# URLs\n/\n' })).toMatchObject({ stdout: 'The list is complete.\n' });
  await propose([], { built: '# Former words\n/\n/about\n' });
  expect(listOn('published-urls')).toBe('# URLs\n/\n/newer\n/about');
});

test('nothing is proposed if the list is complete', async () => {
  expect(await propose([])).toMatchObject({ code: 0, stdout: 'The list is complete.\n' });
  expect(await calls()).toBe('');
});

test('if GitHub may not open pull requests, the error says what to change', async () => {
  const { code, stdout } = await propose(['/about'], { create: '1' });
  expect(code).toBe(1);
  expect(stdout).toMatch(/::error::.*Allow GitHub Actions to create and approve pull requests/);
});
