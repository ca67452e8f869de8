import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { Files } from './repository';

const owner = 'owner';
const repo = 'website';

const time = '2026-01-01T00:00:00Z';

type Branch = { head: string; files: Files };
type PullRequest = { title: string; head: string; base: string; draft: boolean; labels: string[] };
type Commit = { branch: { branchName: string }; expectedHeadOid: string; fileChanges: FileChanges };
type FileChanges = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
type Query = { query: string; variables: { input?: Record<string, unknown>; branch?: string } };

/** Answers the requests to GitHub's API that the editor sends, from branches in memory. */
export class FakeGitHub {
  readonly branches = new Map<string, Branch>();
  readonly pullRequests: PullRequest[] = [];
  /** Requests that it cannot answer. */
  readonly unknown: string[] = [];
  readonly tokens = new Set<string>();
  isReachable = true;

  constructor(files: Files) {
    this.branches.set('main', { head: 'commit-0', files });
  }

  async answer(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.respond(route));
  }

  private async respond(route: Route): Promise<void> {
    if (!this.isReachable) return route.abort('internetdisconnected');
    const request = route.request();
    const path = new URL(request.url()).pathname;
    this.tokens.add(request.headers().authorization ?? '');
    const json =
      path === '/graphql'
        ? this.graphql(request.postDataJSON())
        : this.rest(request.method(), path, request.postDataJSON());
    if (json === undefined) this.unknown.push(`${request.method()} ${path} ${request.postData() ?? ''}`);
    await route.fulfill({ status: json === undefined ? 501 : 200, json: json ?? {} });
  }

  private rest(
    method: string,
    path: string,
    body: { title: string; head: string; base: string; draft: boolean; labels: string[] },
  ): unknown {
    const route = `${method} ${path.replace(`/repos/${owner}/${repo}`, '')}`;
    if (route === 'GET /user')
      return {
        id: 1,
        login: 'writer',
        name: 'A writer',
        avatar_url: 'https://avatars.githubusercontent.com/u/1',
      };
    if (route === 'GET /collaborators/writer') return {};
    if (route.startsWith('GET /git/blobs/')) return {};
    if (route.startsWith('GET /git/trees/')) return { tree: this.tree() };
    if (route === 'POST /pulls') {
      this.pullRequests.push({ ...body, labels: [] });
      const number = this.pullRequests.length;
      const url = `https://github.com/${owner}/${repo}/pull/${number}`;
      return {
        number,
        node_id: `node-${number}`,
        title: body.title,
        html_url: url,
        created_at: time,
        updated_at: time,
      };
    }
    const [, action, number] = /^(GET|PATCH|POST) \/issues\/(\d+)(?:\/labels)?$/.exec(route) ?? [];
    const pullRequest = this.pullRequests[Number(number) - 1];
    if (!pullRequest) return undefined;
    if (action !== 'GET') pullRequest.labels = body.labels;
    return { labels: pullRequest.labels.map((name) => ({ name })) };
  }

  private tree() {
    const { files } = this.branches.get('main') as Branch;
    return Object.entries(files).map(([path, text]) => ({
      type: 'blob',
      path,
      sha: shaOf(path),
      size: text.length,
    }));
  }

  private graphql({ query, variables }: Query): unknown {
    if (query.includes('createCommitOnBranch')) return this.commit(variables.input as Commit);
    if (query.includes('markPullRequestReadyForReview'))
      return this.markReady(variables.input?.pullRequestId);
    if (query.includes('createRef'))
      return this.createBranch(variables.input as { name: string; oid: string });
    if (query.includes('fork: repository'))
      return { data: { fork: { id: 'repository-1' }, base: { ref: { target: { oid: 'commit-0' } } } } };
    if (query.includes('pullRequests(headRefName'))
      return inRepository({
        pullRequests: {
          totalCount: this.pullRequests.filter(({ head }) => head === variables.branch).length,
        },
      });
    if (/pullRequests\( ?states: OPEN/.test(query))
      return { data: { repository: { pullRequests: { nodes: [] } } } };
    if (/history\(first: 1\)|on Commit \{ oid \}/.test(query))
      return inRepository({ ref: headOf('commit-0') });
    const blobs = [...query.matchAll(/(content_\d+): +object\(oid: "([^"]*)"\)/g)];
    if (blobs.length > 0)
      return inRepository(Object.fromEntries(blobs.map(([, name, sha]) => [name, this.blob(sha)])));
    const commits = [...query.matchAll(/(commit_\d+): +ref\(/g)];
    if (commits.length > 0)
      return inRepository(Object.fromEntries(commits.map(([, name]) => [name, headOf('commit-0')])));
    const heads = [
      ...query.matchAll(
        /(commit_\d+): +object\(oid: "[^"]*"\) \{ \.\.\. on Commit \{ (?:status|deployments|checkSuites)\b/g,
      ),
    ];
    if (heads.length > 0)
      return inRepository(Object.fromEntries(heads.map(([, name]) => [name, withoutDeployments])));
    return undefined;
  }

  private markReady(id: unknown) {
    const pullRequest = this.pullRequests[Number(String(id).replace('node-', '')) - 1];
    if (!pullRequest) return { errors: [{ message: `There is no pull request ${id}` }] };
    pullRequest.draft = false;
    return { data: { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } } };
  }

  private blob(sha = '') {
    const { files } = this.branches.get('main') as Branch;
    const path = Object.keys(files).find((name) => shaOf(name) === sha) ?? '';
    return { text: files[path], isTruncated: false };
  }

  private createBranch({ name, oid }: { name: string; oid: string }) {
    const main = this.branches.get('main') as Branch;
    if (this.branches.has(name.replace('refs/heads/', '')))
      return { errors: [{ message: `A ref named "${name}" already exists in the repository.` }] };
    this.branches.set(name.replace('refs/heads/', ''), { head: oid, files: { ...main.files } });
    return { data: { createRef: { ref: { name } } } };
  }

  private commit({ branch: { branchName }, expectedHeadOid, fileChanges }: Commit) {
    const branch = this.branches.get(branchName);
    if (!branch || branch.head !== expectedHeadOid)
      return { errors: [{ message: `${branchName} has moved` }] };
    for (const { path } of fileChanges.deletions) delete branch.files[path];
    for (const { path, contents } of fileChanges.additions)
      branch.files[path] = Buffer.from(contents, 'base64').toString('utf8');
    branch.head += '-next';
    const commit = { oid: branch.head, committedDate: time };
    const shas = fileChanges.additions.map((_, index) => [`file_${index}`, { oid: `blob-${index}` }]);
    return { data: { createCommitOnBranch: { commit: { ...commit, ...Object.fromEntries(shas) } } } };
  }
}

/** No host has built a preview of a commit. */
const withoutDeployments = {
  status: { contexts: [] },
  deployments: { nodes: [] },
  checkSuites: { nodes: [] },
};

function shaOf(path: string): string {
  return `sha-of-${path}`;
}

function inRepository(repository: object) {
  return { data: { repository } };
}

function headOf(oid: string) {
  const author = { name: 'A writer', email: 'writer@example.com', user: { id: 1, login: 'writer' } };
  return {
    target: {
      oid,
      history: { nodes: [{ oid, message: 'A commit', author, committedDate: time }] },
    },
  };
}

/** Opens the hosted editor, with the six articles of the specification. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('6');
}
