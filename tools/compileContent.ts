import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow, remembered, writeWhole } from './files';
import { hashOf, hashOfFiles } from './hash';

/** What Contentlayer keeps of the files that it compiled. */
const cacheFolder = '.contentlayer/.cache';
/** What that was made from. */
const sourcesFile = '.contentlayer/sources.json';

type Sources = {
  /** The packages: Contentlayer asks only for its own version. */
  packages: string;
  /** Of each file its time of modification in milliseconds, by which alone Contentlayer knows it again, and what it holds. */
  files: Record<string, { time: number; hash: string }>;
};

/**
 * Runs `contentlayer2 build`; gives its exit code and what it printed. Its cache is dropped first when it would take
 * something that has changed for the same: two files swapped after a checkout, which gives all one time, or another
 * version of a Markdown package; and when it is half a file.
 */
export async function compileContent(): Promise<{ code: number; output: string }> {
  // A file that cannot be read is told by the check, or by Contentlayer itself.
  const sources = await readSources().catch(() => undefined);
  if (!sources || !(await isCacheRight(sources))) await rm(cacheFolder, { recursive: true, force: true });
  // Written again when the run has come to its end: until then the cache may hold half of it.
  await rm(sourcesFile, { force: true });
  const result = await runContentlayer();
  if (sources && result.code === 0) {
    await mkdir(dirname(sourcesFile), { recursive: true });
    await writeWhole(sourcesFile, Buffer.from(JSON.stringify(sources)));
  }
  return result;
}

async function readSources(): Promise<Sources> {
  const files: Sources['files'] = {};
  for (const name of await filesBelow('content')) {
    const file = join('content', name);
    const [{ mtime }, bytes] = await Promise.all([stat(file), readFile(file)]);
    files[name] = { time: mtime.getTime(), hash: hashOf(bytes) };
  }
  return { packages: await hashOfFiles(['package.json', 'package-lock.json']), files };
}

async function isCacheRight({ packages, files }: Sources): Promise<boolean> {
  const last = await remembered<Sources>(sourcesFile);
  if (last?.packages !== packages) return false;
  const mistaken = Object.entries(files).some(([name, { time, hash }]) => {
    const before = last.files[name];
    return before?.time === time && before.hash !== hash;
  });
  return !mistaken && (await isCacheWhole());
}

/** Half a file, as a development server stopped while it writes could leave it, would stop every later run. */
async function isCacheWhole(): Promise<boolean> {
  const entries = await readdir(cacheFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const data = entries.filter(({ name }) => /^data-.*\.json$/.test(name));
  const read = await Promise.all(data.map(({ parentPath, name }) => remembered(join(parentPath, name))));
  return read.every((cache) => cache !== undefined);
}

function runContentlayer(): Promise<{ code: number; output: string }> {
  // More room before short-lived memory is cleared saves a tenth of the time with a thousand articles; the process
  // of the build has it from package.json.
  const options = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
  const child = spawn(process.execPath, ['node_modules/contentlayer2/bin/cli.cjs', 'build'], {
    env: { ...process.env, NODE_OPTIONS: options.trim() },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
