import { execFile, execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { argumentsOf } from '../../tools/arguments';
import { elementsOf, isComment, parse, remove, serialize, walk } from '../../tools/build/post-process/dom';
import { findBrowser, launchArguments } from '../chromium';
import { runNginx } from '../servers/runNginx';
import { copyProject, linkPackages } from '../sites/copyProject';
import { generateArticles } from '../sites/generateArticles';
import { hashFiles } from '../unit/support/hashFiles';

/** Builds each site twice, then runs Lighthouse on its pages, each beside a plain control page. Prints Markdown. */
const usage = 'npm run bench [-- --runs 3] [ARTICLES…]';

const { positionals, values } = argumentsOf(usage, {
  positionals: Number.POSITIVE_INFINITY,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const sizes = positionals.length > 0 ? positionals.map(Number) : [6, 1000];
const folder = '.bench';

/** The pages that are measured of all sites but the first, of which every page is. */
const growingPages = ['/', '/news-insights', '/news-insights/generated-0500'];

/** Builds a copy of the project with a number of articles, and returns the seconds. Throws if a second build differs in a byte. */
async function build(site: string, articles: number): Promise<{ first: number; second: number }> {
  await rm(site, { recursive: true, force: true });
  // With a lock file, Next.js would take the copy for the root and not find the linked packages.
  await copyProject(site, { includes: (file) => file !== 'package-lock.json' });
  await linkPackages(site);
  await generateArticles(join(site, 'content/articles'), articles);
  const [first, second] = [await timedBuild(site), await timedBuild(site)];
  if (first.hash !== second.hash) throw new Error('Two builds of the same content differ.');
  return { first: first.seconds, second: second.seconds };
}

async function timedBuild(cwd: string): Promise<{ seconds: number; hash: string }> {
  const started = performance.now();
  execFileSync('npm', ['run', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  return { seconds: (performance.now() - started) / 1000, hash: await hashFiles(join(cwd, 'out')) };
}

/** Elements and attributes that the control page has of its page. */
const leftOut = new Set(['script', 'style', 'link', 'img', 'svg', 'picture']);
const kept = new Set(['href', 'lang', 'charset', 'name', 'content']);

/** Writes the control of a page into the export: the same words without scripts, pictures and web fonts. Returns its path. */
async function writeControl(out: string, path: string): Promise<string> {
  const name = path === '/' ? '/index' : path;
  const document = parse(await readFile(join(out, `${name}.html`), 'utf8'));
  for (const node of walk(document)) if (isComment(node)) remove(node);
  for (const element of elementsOf(document)) {
    const isPolicy = element.attrs.some((attribute) => attribute.name === 'http-equiv');
    if (leftOut.has(element.tagName) || isPolicy) remove(element);
    element.attrs = element.attrs.filter((attribute) => kept.has(attribute.name));
  }
  const style = '<style>body{max-width:40em;margin:auto;padding:1em;font:100%/1.5 system-ui}</style>';
  const html = serialize(document).replace('</head>', `${style}</head>`);
  await writeFile(join(out, `${name}-control.html`), html);
  return `${name}-control`;
}

/** A self-signed certificate of localhost, because browsers use HTTP/2 only over TLS. */
async function makeCertificate() {
  const [keyFile, certFile] = [resolve(folder, 'key.pem'), resolve(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', [...request, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
  return { keyFile, certFile, key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
}

/** Answers for the picture host with noise of the requested size, which weighs about as much as a photograph. */
async function startPictureHost(certificate: { key: string; cert: string }) {
  const server = createSecureServer(certificate, async (request, response) => {
    const { searchParams } = new URL(request.url, 'https://localhost');
    const [width, height] = [Number(searchParams.get('w')), Number(searchParams.get('h'))];
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = sharp({ create: { width, height, channels: 3, background: 'grey', noise } }).blur(2);
    response.writeHead(200, { 'Content-Type': 'image/webp' });
    response.end(await picture.webp({ quality: 70 }).toBuffer());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Flags that make Chromium use the picture host above and trust the certificate. If it only ignored errors, it would cache nothing. */
function browserFlags(cert: string, picturePort: number): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const trusted = createHash('sha256').update(key).digest('base64');
  return [
    ...launchArguments,
    '--headless=new',
    `--host-resolver-rules="MAP images.unsplash.com 127.0.0.1:${picturePort}"`,
    `--ignore-certificate-errors-spki-list=${trusted}`,
  ].join(' ');
}

/** What one visit measures: scores from 0 to 100, times in milliseconds, bytes transferred from the site itself. */
type Visit = { scores: string; fcp: number; lcp: number; tbt: number; cls: number; bytes: number };

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; details?: { items: Request[] } }>;
};

type Request = { url: string; transferSize: number };

/** Runs Lighthouse on a page. Not synchronous, because the picture host answers meanwhile. */
async function visit(url: string, flags: string): Promise<Visit> {
  const program = resolve('tests/bench/node_modules/lighthouse/cli/index.js');
  const args = [program, url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 26 });
  const { categories, audits }: Report = JSON.parse(stdout);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    scores: Object.values(categories)
      .map(({ score }) => Math.round(score * 100))
      .join(' '),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests
      .filter((request) => new URL(request.url).hostname === 'localhost')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** Visits a page and its control in turn, so that both see the same load of the machine, and returns a row of the table. */
async function measure(origin: string, path: string, control: string, flags: string): Promise<string> {
  const [pages, controls]: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    pages.push(await visit(origin + path, flags));
    controls.push(await visit(origin + control, flags));
  }
  const of = (visits: readonly Visit[], key: Exclude<keyof Visit, 'scores'>) =>
    visits.map((one) => one[key]).sort((a, b) => a - b)[Math.floor((runs - 1) / 2)] as number;
  const timed = (key: 'fcp' | 'lcp') => {
    const time = of(pages, key);
    return `${(time / 1000).toFixed(2)} s (${(time / of(controls, key)).toFixed(2)})`;
  };
  return row([
    ...[path, [...new Set(pages.map(({ scores }) => scores))].join(', '), timed('fcp'), timed('lcp')],
    `${Math.round(of(pages, 'tbt'))} ms (${Math.round(of(controls, 'tbt'))})`,
    String(Number(of(pages, 'cls').toFixed(3))),
    `${(of(pages, 'bytes') / 1024).toFixed(1)} KB`,
  ]);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

await mkdir(folder, { recursive: true });
const certificate = await makeCertificate();
const pictureHost = await startPictureHost(certificate);
const flags = browserFlags(certificate.cert, pictureHost.port);
console.log(
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${runs} runs`,
);
for (const articles of sizes) {
  const site = join(folder, String(articles));
  const out = join(site, 'out');
  const { first, second } = await build(site, articles);
  console.log(`\n## ${articles} articles\n\nBuild: ${first.toFixed(1)} s, again ${second.toFixed(1)} s.\n`);
  const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const nginx = await runNginx(out, join(site, 'hosting'), certificate);
  const origin = nginx.url.replace('127.0.0.1', 'localhost');
  console.log(row(['Page', 'Scores', 'FCP', 'LCP', 'TBT', 'CLS', 'Transferred']));
  console.log(row(Array(7).fill('---')));
  try {
    for (const path of articles === sizes[0] ? all : growingPages.filter((page) => all.includes(page)))
      console.log(await measure(origin, path, await writeControl(out, path), flags));
  } finally {
    await nginx.close();
  }
}
pictureHost.close();
