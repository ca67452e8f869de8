import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folders';
import { scriptOf, workflowOf } from './support/workflows';

describe('deploy.yml', () => {
  const { jobs, concurrency } = workflowOf('deploy.yml');
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];

  test('is off until the repository variable says where to publish', () => {
    expect(jobs.build?.if).toBe("vars.DEPLOY_TO == 'github-pages'");
    expect(jobs.publish?.needs).toBe('build');
    expect(jobs['smoke-test']?.needs).toBe('publish');
  });

  /** What `bash` does with a script of the job `build`, and what it writes to its output. */
  async function runInBuild(contains: string, cwd: string, env: Record<string, string>) {
    const output = join(await temporaryFolder({ output: '' }), 'output');
    const { status, stdout } = spawnSync(
      'bash',
      ['-eo', 'pipefail', '-c', scriptOf('deploy.yml', 'build', contains)],
      { cwd, env: { ...process.env, ...env, GITHUB_OUTPUT: output }, encoding: 'utf8' },
    );
    return { output: (await readFile(output, 'utf8')).trim(), status, stdout };
  }

  describe('a commit', () => {
    /** A clone of a repository whose main has an older commit and merged one; another branch is not merged. */
    async function clone() {
      const root = await temporaryFolder({ 'origin/README.md': '', 'bin/gh': '' });
      await chmod(join(root, 'bin/gh'), 0o755);
      const git = (folder: string, ...args: string[]) =>
        execFileSync('git', [...identity, ...args], { cwd: join(root, folder), encoding: 'utf8' }).trim();
      const origin = (...args: string[]) => git('origin', ...args);
      const commit = () => {
        origin('commit', '--quiet', '--allow-empty', '-m', 'change');
        return origin('rev-parse', 'HEAD');
      };
      origin('init', '--quiet', '-b', 'main');
      const older = commit();
      origin('switch', '--quiet', '-c', 'merged');
      const merged = commit();
      origin('switch', '--quiet', 'main');
      origin('merge', '--quiet', '--no-ff', 'merged');
      const main = origin('rev-parse', 'HEAD');
      origin('switch', '--quiet', '-c', 'other');
      const other = commit();
      // What git would take for "origin/main".
      origin('tag', 'origin/main');
      git('.', 'clone', '--quiet', 'origin', 'checkout');

      /** What the step says about a commit that is checked out, with the number of successful runs of "All checks". */
      async function check(commit: string, passed: string, event = 'workflow_dispatch') {
        git('checkout', 'checkout', '--quiet', commit);
        const query = `api --method GET repos/a/site/commits/${commit}/check-runs -f check_name=All checks --jq`;
        const gh = `#!/bin/sh\ncase "$*" in "${query} "*'.conclusion == "success"'*) echo ${passed};; *) exit 1;; esac\n`;
        await writeFile(join(root, 'bin/gh'), gh);
        const PATH = `${join(root, 'bin')}:${process.env.PATH}`;
        const env = { PATH, EVENT: event, GITHUB_REPOSITORY: 'a/site' };
        return runInBuild('passed=', join(root, 'checkout'), env);
      }
      return { check, commits: { older, merged, main, other } };
    }

    test('of main that passed all checks may be published by hand, also an older one', async () => {
      const { check, commits } = await clone();
      for (const commit of [commits.main, commits.older])
        expect(await check(commit, '1')).toEqual({ output: 'passed=true', status: 0, stdout: '' });
    });

    test('of another branch is refused, also one inside a merged pull request', async () => {
      const { check, commits } = await clone();
      for (const commit of [commits.other, commits.merged]) {
        const { output, status, stdout } = await check(commit, '1');
        expect([output, status]).toEqual(['', 1]);
        expect(stdout).toContain(`::error title=Not published::${commit} is not a commit of main.`);
      }
    });

    test('of main that did not pass all checks is refused', async () => {
      const { check, commits } = await clone();
      const { output, status, stdout } = await check(commits.older, '0');
      expect([output, status]).toEqual(['', 1]);
      expect(stdout).toContain(`::error title=Not published::${commits.older} has not passed all checks.`);
    });

    test('is refused if its checks cannot be listed', async () => {
      const { check, commits } = await clone();
      expect(await check(commits.main, '0; exit 4')).toMatchObject({ output: '', status: 4 });
    });

    test('on schedule is built without its checks, which count once an article is due', async () => {
      const { check, commits } = await clone();
      const built = { output: 'passed=false', status: 0 };
      expect(await check(commits.main, '0', 'schedule')).toMatchObject(built);
    });

    test('that CI has just checked needs no second look', async () => {
      const { check, commits } = await clone();
      const built = { output: 'passed=true', status: 0 };
      expect(await check(commits.main, '0; exit 4', 'push')).toMatchObject(built);
    });

    test('is judged before any of its code runs', () => {
      const steps = jobs.build?.steps ?? [];
      const isJudgement = ({ run }: { run?: string }) => run?.includes('passed=');
      expect(steps.findIndex(isJudgement)).toBe(1);
      expect(steps[0]).toMatchObject({ with: { 'fetch-depth': 0 } });
    });
  });

  /**
   * Whether a run publishes, with the sitemap of the build and the public one, which the site may not answer. The commit has
   * passed the checks or not.
   */
  async function isDue(event: string, publicSitemap: string | undefined, passed = true) {
    const sitemap = '<urlset><url><loc>https://www.site.example</loc></url></urlset>';
    const answer = publicSitemap === undefined ? 'exit 22' : `printf '%s' '${publicSitemap}'`;
    const curl = `#!/bin/sh\n[ "$2" = https://www.site.example/sitemap.xml ] || exit 1\n${answer}\n`;
    const cwd = await temporaryFolder({ 'out/sitemap.xml': sitemap, 'bin/curl': curl });
    await chmod(join(cwd, 'bin/curl'), 0o755);
    const PATH = `${join(cwd, 'bin')}:${process.env.PATH}`;
    return runInBuild('due=', cwd, { PATH, EVENT: event, GITHUB_SHA: '0a1b', PASSED: String(passed) });
  }

  const published = '<urlset><url><loc>https://www.site.example</loc></url></urlset>';

  test.each([
    ['schedule', published, 'due=false'],
    ['schedule', '<urlset></urlset>', 'due=true'],
    ['schedule', undefined, 'due=true'],
    ['push', published, 'due=true'],
    ['workflow_dispatch', published, 'due=true'],
  ])('on %s with the public sitemap %s: %s', async (event, sitemap, expected) => {
    expect(await isDue(event, sitemap)).toEqual({ output: expected, status: 0, stdout: '' });
  });

  test('fails on schedule if an article is due but the checks have not passed for the commit', async () => {
    const { output, status, stdout } = await isDue('schedule', '<urlset></urlset>', false);
    expect([output, status]).toEqual(['', 1]);
    expect(stdout).toContain('::error title=Not published::');
    expect(stdout).toContain('the checks have not passed for 0a1b');
  });

  test('needs no checks on schedule if nothing is due', async () => {
    expect(await isDue('schedule', published, false)).toMatchObject({ output: 'due=false', status: 0 });
  });

  test('compares the public site with the published files, not with a second build', () => {
    const scripts = (jobs['smoke-test']?.steps ?? []).map(({ run }) => run ?? '');
    expect(scripts.join('\n')).not.toContain('npm run build');
    expect(scripts).toContain('mkdir out && tar -xf artifact.tar -C out');
  });

  test('publishes only what is due', () => {
    expect(jobs.publish?.if).toBe("needs.build.outputs.due == 'true'");
  });

  test('never stops a deployment halfway', () => {
    expect(concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
  });

  test('runs no code of the repository where it may publish', () => {
    for (const { run, uses } of jobs.publish?.steps ?? []) {
      expect(run).toBeUndefined();
      expect(uses).toMatch(/^actions\/deploy-pages@/);
    }
  });

  describe('the published URLs', () => {
    const list = 'content/published-urls.txt';

    /**
     * A clone of a repository with a list, and a `gh` that writes its calls to gh.txt, knows `open` pull requests and can
     * refuse to open one.
     */
    async function clone(open = 0, createStatus = 0) {
      const gh = `#!/bin/sh\nprintf '%s|' "$@" >> "$GH_CALLS"; echo >> "$GH_CALLS"\ncase "$1 $2" in 'pr list') echo ${open};; 'pr create') exit ${createStatus};; esac\n`;
      const root = await temporaryFolder({ [`first/${list}`]: '# URLs\n/\n', 'bin/gh': gh, 'gh.txt': '' });
      await chmod(join(root, 'bin/gh'), 0o755);
      const git = (...args: string[]) =>
        execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
      git('init', '--quiet', '-b', 'main', 'first');
      git('-C', 'first', 'add', '.');
      git('-C', 'first', 'commit', '-qm', 'first');
      git('clone', '--quiet', '--bare', 'first', 'origin.git');
      return { root, git };
    }

    type Clone = Awaited<ReturnType<typeof clone>>;

    /** Runs both steps in a new checkout of main in which `npm run release` has added URLs. */
    async function propose({ root, git }: Clone, ...urls: string[]) {
      const cwd = await temporaryFolder({ output: '' });
      git('clone', '--quiet', '--depth=1', `file://${root}/origin.git`, join(cwd, 'checkout'));
      const checkout = join(cwd, 'checkout');
      const before = readFileSync(join(checkout, list), 'utf8');
      await writeFile(join(checkout, list), before + urls.map((url) => `${url}\n`).join(''));
      const env = {
        ...process.env,
        PATH: `${join(root, 'bin')}:${process.env.PATH}`,
        GITHUB_OUTPUT: join(cwd, 'output'),
        GH_CALLS: join(root, 'gh.txt'),
      };
      const run = (job: string, contains: string, more = {}) =>
        spawnSync('bash', ['-eo', 'pipefail', '-c', scriptOf('deploy.yml', job, contains)], {
          ...{ cwd: checkout, env: { ...env, ...more }, encoding: 'utf8' as const },
        });
      expect(run('published-urls', 'patch=').status).toBe(0);
      const [, PATCH = ''] = /^patch=(\S*)\n$/.exec(await readFile(join(cwd, 'output'), 'utf8')) ?? [];
      if (PATCH === '') return undefined;
      git('-C', checkout, 'checkout', '--quiet', '--', list);
      return run('propose-published-urls', 'gh pr create', { PATCH });
    }

    const proposed = ({ git }: Clone) => git('-C', 'origin.git', 'show', `published-urls:${list}`);
    const calls = ({ root }: Clone) => readFileSync(join(root, 'gh.txt'), 'utf8').split('\n');

    test('are proposed in a pull request', async () => {
      const repository = await clone();
      expect(await propose(repository, '/about', '/news-insights/new')).toMatchObject({ status: 0 });
      expect(proposed(repository)).toBe('# URLs\n/\n/about\n/news-insights/new\n');
      expect(calls(repository).join()).toContain('pr|create|--base|main|--head|published-urls|');
      expect(repository.git('-C', 'origin.git', 'show', `main:${list}`)).toBe('# URLs\n/\n');
    });

    test('are not proposed if the list is complete', async () => {
      const repository = await clone();
      expect(await propose(repository)).toBeUndefined();
      expect(jobs['propose-published-urls']?.if).toBe("needs.published-urls.outputs.patch != ''");
    });

    test('are added to the pull request that is open', async () => {
      const repository = await clone(1);
      await propose(repository, '/about');
      expect(await propose(repository, '/about', '/contact')).toMatchObject({ status: 0 });
      expect(proposed(repository)).toBe('# URLs\n/\n/about\n/contact\n');
      expect(calls(repository).join()).not.toContain('pr|create');
    });

    test('are not pushed again, which would dismiss approvals', async () => {
      const repository = await clone(1);
      await propose(repository, '/about');
      const before = repository.git('-C', 'origin.git', 'rev-parse', 'published-urls');
      expect((await propose(repository, '/about'))?.stdout).toContain('already has the list');
      expect(repository.git('-C', 'origin.git', 'rev-parse', 'published-urls')).toBe(before);
    });

    test('fail the job with what to change if GitHub may not open pull requests', async () => {
      const result = await propose(await clone(0, 1), '/about');
      expect(result?.status).toBe(1);
      expect(result?.stdout).toMatch(/::error::.*Allow GitHub Actions to create and approve pull requests/);
    });

    test('are those of main, not of a rollback, once it is public', () => {
      expect(jobs['published-urls']?.needs).toBe('publish');
      expect(jobs['published-urls']?.if).toBe("inputs.ref == '' || inputs.ref == 'main'");
    });

    test('of thousands of pages fit into an environment variable', async () => {
      const repository = await clone();
      const urls = Array.from(
        { length: 5000 },
        (_, index) => `/news-insights/an-article-with-a-long-name-${index}`,
      );
      expect(await propose(repository, ...urls)).toMatchObject({ status: 0 });
      expect(proposed(repository).split('\n')).toHaveLength(5003);
    });

    test('are committed without running code of the repository', () => {
      const steps = jobs['propose-published-urls']?.steps ?? [];
      expect(steps.map(({ uses = '' }) => uses.split('@')[0])).toEqual(['actions/checkout', '']);
      expect(steps.at(-1)?.run).not.toMatch(/\b(?:npm|npx|node|tsx)\b/);
    });
  });
});
