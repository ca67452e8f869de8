import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { Files } from './repository';

const portrait = 'https://avatars.githubusercontent.com/u/1';
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
  readonly tokens = new Set<string>();
  isReachable = true;

  constructor(files: Files) {
    this.branches.set('main', { head: 'commit-0', files });
  }

  async answer(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.respond(route));
    const body = `<script>${authenticator}</script>`;
    await context.route('https://sign-in.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
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
    if (!json) throw new Error(`No answer to ${request.method()} ${path} ${request.postData() ?? ''}`);
    await route.fulfill({ json });
  }

  private rest(
    method: string,
    path: string,
    body: { title: string; head: string; base: string; draft: boolean; labels: string[] },
  ): unknown {
    const route = `${method} ${path.replace('/repos/owner/website', '')}`;
    if (route === 'GET /user') return { id: 1, login: 'writer', name: 'A writer', avatar_url: portrait };
    if (route === 'GET /collaborators/writer') return {};
    if (route.startsWith('GET /git/blobs/')) return {};
    if (route.startsWith('GET /git/trees/')) return { tree: this.tree() };
    if (route === 'POST /pulls') {
      this.pullRequests.push({ ...body, labels: [] });
      const number = this.pullRequests.length;
      const html_url = `https://github.com/owner/website/pull/${number}`;
      const times = { created_at: time, updated_at: time };
      return { number, node_id: `node-${number}`, title: body.title, html_url, ...times };
    }
    const [, action, number] = /^(GET|PATCH|POST) \/issues\/(\d+)(?:\/labels)?$/.exec(route) ?? [];
    const pullRequest = this.pullRequests[Number(number) - 1];
    if (!pullRequest) return undefined;
    if (action !== 'GET') pullRequest.labels = body.labels;
    return { labels: pullRequest.labels.map((name) => ({ name })) };
  }

  private get main(): Branch {
    return this.branches.get('main') as Branch;
  }

  /** Each file has its path in place of a hash. */
  private tree() {
    return Object.entries(this.main.files).map(([path, text]) => {
      return { type: 'blob', path, sha: path, size: text.length };
    });
  }

  private graphql({ query, variables }: Query): unknown {
    if (query.includes('createCommitOnBranch')) return this.commit(variables.input as Commit);
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
    const parts = [...query.matchAll(/(\w+_\d+): +(object|ref)\((?:oid: "(.*?)")?/g)];
    if (parts.length === 0) return undefined;
    return inRepository(
      Object.fromEntries(
        parts.map(([, name = '', kind, oid = '']) => {
          if (name.startsWith('content')) return [name, { text: this.main.files[oid], isTruncated: false }];
          return [name, kind === 'ref' ? headOf('commit-0') : withoutDeployments];
        }),
      ),
    );
  }

  private createBranch({ name, oid }: { name: string; oid: string }) {
    const branch = name.replace('refs/heads/', '');
    if (this.branches.has(branch)) return { errors: [{ message: `A ref named "${name}" already exists.` }] };
    this.branches.set(branch, { head: oid, files: { ...this.main.files } });
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

function inRepository(repository: object) {
  return { data: { repository } };
}

function headOf(oid: string) {
  const author = { name: 'A writer', email: 'writer@example.com', user: { id: 1, login: 'writer' } };
  const nodes = [{ oid, message: 'A commit', author, committedDate: time }];
  return { target: { oid, history: { nodes } } };
}

/** Answers like the authenticator that the package's documentation describes. */
const authenticator = `
  addEventListener('message', ({ data, origin }) => {
    if (data === 'authorizing:github')
      opener.postMessage('authorization:github:success:{"provider":"github","token":"from-sign-in"}', origin);
  });
  opener.postMessage('authorizing:github', '*');`;

/** Opens the hosted editor, with the six articles of the specification. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Sign In with/ }).click();
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('6');
}
