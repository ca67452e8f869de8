import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staticServer } from '@/tools/hosting/staticServer';
import { certificateProblems } from '@/tools/watch/certificates';
import { confirmed } from '@/tools/watch/confirmed';
import { endpointProblems } from '@/tools/watch/endpoints';
import { markdownPart } from '@/tools/watch/markdownPart';
import { missingArticles } from '@/tools/watch/missingArticles';
import { visitorPackages } from '@/tools/watch/vulnerabilities';
import { makeCertificate, openssl } from '../hosting/certificate';
import { freePort } from '../hosting/runNginx';
import { callTool } from '../unit/support/callTool';
import { temporaryFolder } from '../unit/support/folders';
import { git } from '../unit/support/git';
import { listen, listenAt } from '../unit/support/servers';
import { projectFolder } from '../unit/support/specification';
import { shortenTimeouts } from '../unit/support/timeouts';

const serve = (listener: RequestListener) => listenAt(createServer(listener));

describe.skipIf(!openssl)('certificates', () => {
  /** What is found at a server whose certificate is valid for these days from now. */
  async function problems(from: number, until: number, { isTrusted = true, host = 'localhost' } = {}) {
    const { key, cert } = makeCertificate(await temporaryFolder(), from, until);
    const port = await listen(createTlsServer({ key, cert }, (socket) => socket.on('error', () => {})));
    const found = await certificateProblems([`https://${host}:${port}/path`], isTrusted ? cert : undefined);
    return found.map((text) =>
      text.replace(`${host}:${port}`, 'HOST').replace(/\d+ [A-Z][a-z]+ \d{4}/, 'DAY'),
    );
  }

  test('that are valid for long are not reported', async () => {
    expect(await problems(-30, 60)).toEqual([]);
    // Of six days, as some are.
    expect(await problems(-3, 3)).toEqual([]);
    expect(await problems(-375, 22)).toEqual([]);
  });

  test('that have expired, or that the program which renews them has not renewed, are', async () => {
    expect(await problems(-90, -1)).toEqual(['HOST: the certificate has expired on DAY']);
    expect(await problems(-80, 10)).toEqual(['HOST: the certificate expires on DAY']);
    expect(await problems(-5.5, 0.5)).toEqual(['HOST: the certificate expires on DAY']);
    expect(await problems(-375, 20)).toEqual(['HOST: the certificate expires on DAY']);
  });

  test('that browsers refuse are reported with the reason', async () => {
    expect(await problems(-30, 60, { isTrusted: false })).toEqual([
      'HOST: the certificate is not trusted by browsers (DEPTH_ZERO_SELF_SIGNED_CERT)',
    ]);
    expect(await problems(-30, 60, { host: '127.0.0.1' })).toEqual([
      'HOST: the certificate is not trusted by browsers (ERR_TLS_CERT_ALTNAME_INVALID)',
    ]);
  });

  test('of a server without one, or of none, are reported; plain HTTP has none', async () => {
    const plain = await listen(createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    const closed = await freePort();
    const urls = [`https://localhost:${plain}`, `https://localhost:${closed}`, 'http://localhost'];
    expect(await certificateProblems(urls)).toEqual([
      expect.stringMatching(`^localhost:${plain} makes no encrypted connection: .`),
      expect.stringMatching(`^localhost:${closed} makes no encrypted connection: .*ECONNREFUSED`),
    ]);
  });
});

describe('the test of an endpoint', () => {
  const site = 'https://www.example.com';
  const allowed = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'content-type' };

  /** What is found at an endpoint, without its URL, and the methods of the requests. */
  async function problems(answer: Record<string, number>, headers = {}, encoding: 'json' | 'form' = 'json') {
    const methods: string[] = [];
    const url = await serve(({ method = '', headers: { origin } }, response) => {
      methods.push(`${method}${origin ? ` from ${origin}` : ''}`);
      response.writeHead(answer[method] ?? 405, headers).end();
    });
    const found = await endpointProblems({ url, encoding }, site);
    expect(methods.filter((method) => method.startsWith('POST'))).toEqual([]);
    return { found: found.map((text) => text.replace(`${url} `, '')), methods: methods.sort() };
  }

  test('passes with what docs/delivery.md demands, and sends no inquiry', async () => {
    const { found, methods } = await problems({ OPTIONS: 204, GET: 200 }, allowed);
    expect(found).toEqual([]);
    expect(methods).toEqual(['GET', `OPTIONS from ${site}`]);
    const any = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'X-Id, Content-Type' };
    expect((await problems({ OPTIONS: 200 }, any)).found).toEqual([]);
  });

  test.each([
    [{ OPTIONS: 405 }, allowed, 'answers OPTIONS with the status 405 instead of 204'],
    [{ OPTIONS: 204 }, {}, `does not allow requests from ${site}`],
    [
      { OPTIONS: 204 },
      { ...allowed, 'Access-Control-Allow-Origin': 'https://example.com' },
      `does not allow requests from ${site}`,
    ],
    [{ OPTIONS: 204 }, { 'Access-Control-Allow-Origin': site }, 'does not allow the header Content-Type'],
    [{ OPTIONS: 204, GET: 503 }, allowed, 'answers with the status 503'],
  ])('fails with %j and %j', async (answer, headers, expected) => {
    expect((await problems(answer, headers)).found).toEqual([expected]);
  });

  test('asks nothing in advance where browsers do not, and a server may lack GET', async () => {
    expect(await problems({ GET: 501 }, {}, 'form')).toEqual({ found: [], methods: ['GET'] });
    const own = await serve((_, response) => response.writeHead(404).end());
    expect(await endpointProblems({ url: `${own}/inquiries`, encoding: 'json' }, own)).toEqual([]);
  });

  test('fails once if nothing listens', async () => {
    const url = `http://localhost:${await freePort()}/inquiries`;
    const [problem, ...others] = await endpointProblems({ url, encoding: 'json' }, site);
    expect(problem).toMatch(/ does not answer: .*ECONNREFUSED/);
    expect(others).toEqual([]);
  });
});

test('the packages whose code visitors load are found in the scripts of the site', async () => {
  const packages = await visitorPackages();
  const names = ['preact', 'styled-components'].map((name) => `node_modules/${name}`);
  expect(packages).toEqual(expect.arrayContaining(names));
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')).packages;
  expect(packages.filter((folder) => !lock[folder])).toEqual([]);
  for (const name of ['next', 'esbuild', 'sharp', 'zod'])
    expect(packages).not.toContain(`node_modules/${name}`);
});

test('what is found is checked again after a pause, and a check that cannot run is reported', async () => {
  const found = [['a difference', 'another'], ['another']];
  expect(await confirmed(async () => found.shift() ?? [], 0)).toEqual(['another']);
  expect(found).toEqual([]);
  const fails = () => Promise.reject(new Error('no network'));
  expect(await confirmed(fails, 0)).toEqual(['This could not be checked: no network']);
});

test('a sitemap that never arrives is an error', async () => {
  shortenTimeouts();
  const site = await serve(() => {});
  await expect(missingArticles([], site)).rejects.toThrow('aborted due to timeout');
});

test('a part of an issue has at most 20 items', () => {
  const items = Array.from({ length: 25 }, (_, index) => `page ${index}`);
  const lines = markdownPart('Pages', items, 'Look.').trim().split('\n');
  expect(lines.slice(0, 5)).toEqual(['## Pages', '', 'Look.', '', '- page 0']);
  expect(lines.slice(-2)).toEqual(['- page 19', '- and 5 more']);
  expect(markdownPart('Pages', [], 'Look.')).toBe('');
});

describe('the command', { timeout: 120_000 }, () => {
  // The endpoints follow from variables when their module loads, and other test files share it.
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.resetModules());

  const advisories = {
    preact: [{ id: 1, url: 'https://advisories.example/preact', title: 'Preact runs text', severity: 'low' }],
    esbuild: [
      { id: 2, url: 'https://advisories.example/esbuild', title: 'A build tool', severity: 'critical' },
    ],
  };

  /** A registry that knows vulnerabilities of all versions of these packages. */
  function registry(known: Partial<typeof advisories>): Promise<string> {
    const answer = Object.fromEntries(
      Object.entries(known).map(([name, list]) => [
        name,
        list.map((advisory) => ({ ...advisory, vulnerable_versions: '*', cwe: [], cvss: { score: 0 } })),
      ]),
    );
    return serve((request, response) => {
      request.resume();
      if (!request.url?.endsWith('/advisories/bulk')) response.writeHead(404);
      else response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  }

  /** A project with a small site in out/, whose sitemap has all articles of the specification. */
  async function project(): Promise<string> {
    const slugs = JSON.parse(
      await readFile('.generated/specification/.contentlayer/generated/Article/_index.json', 'utf8'),
    ).map(({ slug }: { slug: string }) => slug);
    const company = await readFile('tests/fixtures/specification/company.yaml', 'utf8');
    const url = /^url: (.*)$/m.exec(company)?.[1];
    const cwd = await projectFolder({
      'out/index.html': '<h1>Home</h1>',
      'out/404.html': '<h1>Not found</h1>',
      'out/sitemap.xml': slugs.map((slug: string) => `<loc>${url}/news-insights/${slug}</loc>\n`).join(''),
      'out/.site.json': '{}',
    });
    for (const name of ['components', 'node_modules', 'package.json', 'package-lock.json'])
      await symlink(resolve(name), join(cwd, name));
    git(cwd, 'init', '--quiet');
    return cwd;
  }

  function commit(cwd: string, days: number) {
    const date = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    vi.stubEnv('GIT_COMMITTER_DATE', date);
    git(cwd, 'commit', '-qm', 'a', '--allow-empty');
    vi.unstubAllEnvs();
  }

  async function watch(cwd: string, url: string, inquiries: string, registryUrl: string) {
    const env = { INQUIRIES_URL: inquiries, npm_config_registry: registryUrl };
    const args = [url, '--out', 'list.md', '--pause', '0'];
    const ran = await callTool('watch/site.ts', { args, cwd, env });
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    return readFile(join(cwd, 'list.md'), 'utf8');
  }

  test('lists nothing for a site as it should be, not even vulnerabilities of build tools', async () => {
    const cwd = await project();
    commit(cwd, 40);
    const site = await listenAt(staticServer(join(cwd, 'out')));
    const endpoint = await serve(({ headers: { origin = '' } }, response) => {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type').end();
    });
    expect(await watch(cwd, site, endpoint, await registry({ esbuild: advisories.esbuild }))).toBe('');
  });

  test('lists everything that a person must see to', async () => {
    const cwd = await project();
    commit(cwd, 50);
    const published = await temporaryFolder();
    await cp(join(cwd, 'out'), published, { recursive: true });
    const site = await listenAt(staticServer(published));
    await writeFile(join(published, 'index.html'), '<h1>Hacked</h1>');
    const sitemap = await readFile(join(cwd, 'out/sitemap.xml'), 'utf8');
    const [missing = '', ...others] = sitemap.split('\n');
    await writeFile(join(published, 'sitemap.xml'), others.join('\n'));
    const slug = /[^/]+(?=<)/.exec(missing.replace('</', '<'))?.[0];
    const companyFile = join(cwd, 'content/company.yaml');
    const company = await readFile(companyFile, 'utf8');
    await writeFile(companyFile, company.replace(/expires: .*/, 'expires: 2025-01-31'));
    const endpoint = `http://localhost:${await freePort()}/inquiries`;

    const list = await watch(cwd, site, endpoint, await registry(advisories));
    const headings = [...list.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'The site differs from what was built',
      'Articles have not appeared',
      'A form does not deliver',
      'security.txt is near its end',
      'A vulnerability reaches visitors',
      'Schedules are about to stop',
    ]);
    expect(list.match(/^- .*$/gm)).toEqual([
      '- / is not the file out/index.html of this build',
      '- /sitemap.xml is not the file out/sitemap.xml of this build',
      expect.stringContaining(`\`${slug}\``),
      expect.stringMatching(`^- ${endpoint} does not answer: .*ECONNREFUSED`),
      expect.stringMatching(/^- `content\/company\.yaml:\d+:\d+` expires on 31 January 2025$/),
      '- preact: low: [Preact runs text](https://advisories.example/preact)',
      expect.stringMatching(/^- The last commit is of \d+ \w+ \d{4}\. /),
    ]);
  });

  test('reports checks that cannot run, and makes the list of the others', async () => {
    const cwd = await project();
    const nowhere = `http://localhost:${await freePort()}`;
    const list = await watch(cwd, nowhere, 'none', nowhere);
    expect(list).toContain(`- ${nowhere} does not answer: connect ECONNREFUSED`);
    expect(list).toContain(
      `- This could not be checked: ${nowhere}/sitemap.xml does not answer: connect ECONNREFUSED`,
    );
    expect(list).toContain('- This could not be checked: npm audit did not run: ');
    // No commit.
    expect(list).toMatch(
      /Schedules are about to stop[\s\S]*This could not be checked: Command failed: git log/,
    );
  });

  test('checks nothing while the domain is a placeholder, and says what is missing or wrong', async () => {
    const cwd = await project();
    const ran = await callTool('watch/site.ts', { args: ['--out', 'list.md'], cwd });
    expect(ran).toMatchObject({ code: 0, stdout: expect.stringContaining('is not a real domain yet') });
    expect(await readFile(join(cwd, 'list.md'), 'utf8')).toBe('');
    expect(await callTool('watch/site.ts', { args: ['--pause', 'long'], cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--pause long: it must be a number of seconds.'),
    });
    expect(await callTool('watch/site.ts', { args: ['localhost:80'], cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("'localhost:80' is not a URL with https://"),
    });
    const empty = await temporaryFolder();
    expect(await callTool('watch/site.ts', { cwd: empty })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Run "npm run build"'),
    });
  });
});
