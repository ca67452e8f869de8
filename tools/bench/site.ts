import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, linkPackages } from '../copyProject';
import { growArticles } from '../growArticles';
import { hashOfFiles } from '../hash';

export type BuildFigures = {
  articles: number;
  /** Seconds of `npm run build` with nothing made before. */
  clean: number;
  /** Seconds of a build after one article was edited. */
  edited: number;
  /** The most memory that all its processes took together, in megabytes. */
  memory: number;
};

/**
 * Builds a copy of the project with so many articles: from nothing, after an edit of one article, and after
 * the edit was undone. Throws when that last export is not the first one byte for byte.
 */
export async function buildSite(folder: string, articles: number): Promise<BuildFigures> {
  await rm(folder, { recursive: true, force: true });
  // Without the lock file, or Next.js takes the project around the copy as its root.
  await copyProject(folder, { includes: (file) => file !== 'package-lock.json' });
  await linkPackages(folder);
  await growArticles(join(folder, 'content/articles'), articles);
  const clean = await build(folder);
  const first = await hashOfFiles([join(folder, 'out')]);
  const undo = await editOne(join(folder, 'content/articles'));
  const edited = await build(folder);
  if ((await hashOfFiles([join(folder, 'out')])) === first)
    throw new Error('An edited article changed no file.');
  await undo();
  await build(folder);
  if ((await hashOfFiles([join(folder, 'out')])) !== first)
    throw new Error('Builds that took over pages gave other bytes than the one from nothing.');
  return { articles, clean: clean.seconds, edited: edited.seconds, memory: clean.megabytes };
}

/** Adds a paragraph to an article from the middle of the list; returns what takes it out again. */
async function editOne(folder: string): Promise<() => Promise<void>> {
  const files = (await readdir(folder)).sort();
  const file = join(folder, files[Math.floor(files.length / 2)] as string);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text}\nOne more paragraph.\n`);
  return () => writeFile(file, text);
}

async function build(cwd: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn('npm', ['run', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  let megabytes = 0;
  // A look takes some 60 ms of a core from the build that is measured, so there are few.
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
