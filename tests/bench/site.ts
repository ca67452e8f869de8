import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashFiles } from '../hashFiles';
import { copyProject, linkPackages } from '../sites/copyProject';
import { generateArticles } from '../sites/generateArticles';
import { photograph } from '../unit/support/pictures';

export type SiteKind = {
  articles: number;
  /** If each article has a picture of content/pictures/, not of the image host: its size in pixels. */
  ownPictures?: { width: number; height: number };
};

export type BuildFigures = {
  /** What was built. */
  name: string;
  /** Seconds of `npm run build` from nothing. */
  seconds: number;
  /** The same with the cache of pictures, which hosts keep. */
  secondsWithCache: number;
  /** The most memory that all its processes used together, in megabytes. */
  megabytes: number;
};

/** A kind of site in words. */
export function nameOf({ articles, ownPictures }: SiteKind): string {
  if (!ownPictures) return `${articles} articles`;
  const megapixels = Math.round((ownPictures.width * ownPictures.height) / 1e6);
  return `${articles} articles with our own pictures of ${megapixels} megapixels`;
}

/** Builds a copy of the project, twice. The second build has the cache of pictures. Throws if they differ in a byte. */
export async function buildSite(folder: string, kind: SiteKind): Promise<BuildFigures> {
  await rm(folder, { recursive: true, force: true });
  // Without the lock file, or Next.js takes the project around the copy as its root.
  await copyProject(folder, { includes: (file) => file !== 'package-lock.json' });
  await linkPackages(folder);
  await generateArticles(join(folder, 'content/articles'), kind.articles);
  if (kind.ownPictures) await addOwnPictures(join(folder, 'content'), kind.ownPictures);
  const { seconds, megabytes } = await build(folder);
  const first = await hashFiles(join(folder, 'out'));
  const { seconds: secondsWithCache } = await build(folder);
  if ((await hashFiles(join(folder, 'out'))) !== first) throw new Error('Two builds gave different bytes.');
  return { name: nameOf(kind), seconds, secondsWithCache, megabytes };
}

/** Gives each article a picture as a camera writes it: a thousand different parts of one. */
async function addOwnPictures(content: string, size: { width: number; height: number }): Promise<void> {
  await mkdir(join(content, 'pictures'), { recursive: true });
  const whole = await photograph({ width: size.width + 99, height: size.height + 9 });
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const articles = (await readdir(join(content, 'articles'))).filter((name) => name.endsWith('.md'));
  for (const [index, name] of articles.entries()) {
    const picture = name.replace(/\.md$/, '.jpg');
    await sharp(data, { raw: { width, height, channels } })
      .extract({ ...size, left: index % 100, top: Math.floor(index / 100) })
      .jpeg()
      .toFile(join(content, 'pictures', picture));
    const file = join(content, 'articles', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^image: .*$/m, `image: ${picture}`));
  }
}

async function build(cwd: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn('npm', ['run', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  let megabytes = 0;
  // Each sample takes some 60 ms of a core from the build, so there are few.
  const sampling = setInterval(() => {
    megabytes = Math.max(megabytes, memoryBelow(child.pid as number));
  }, 2000);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`npm run build in ${cwd} ended with ${code}.`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

/** Megabytes of memory of a process and all that it started; what several of them share counts once where Linux says so. */
function memoryBelow(root: number): number {
  const rows = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // Parents stand before their children in nearly every list; a second look finds the others.
  for (let look = 0; look < 3; look += 1) {
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  const members = rows.filter(([pid = 0]) => family.has(pid));
  return members.reduce((sum, [pid = 0, , size = 0]) => sum + (proportionOf(pid) ?? size) / 1024, 0);
}

/** Kilobytes of a process with its share of what others use, too; undefined where the system does not tell. */
function proportionOf(pid: number): number | undefined {
  try {
    return Number(/^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  } catch {
    // Not Linux, or the process has just ended.
    return undefined;
  }
}
