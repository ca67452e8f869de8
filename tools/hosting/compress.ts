import { readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../files';
import { compressible, hostFiles } from './definition';

/** Below it, a compressed answer is not smaller by a packet. */
const smallest = 1024;

const unpack: Record<string, (data: Buffer) => Buffer> = { br: brotliDecompressSync, gz: gunzipSync };

export type Compressed = { written: number; kept: number; removed: number };

/**
 * Writes a `.br` and a `.gz` beside every file of the export that is worth it, and takes away those
 * whose file is gone. One that still unpacks to its file is kept. The same files give the same bytes.
 */
export async function compressExport(outDir: string): Promise<Compressed> {
  const files = (await filesBelow(outDir)).map((file) => join(outDir, file));
  const wanted = new Map<string, string>();
  for (const file of files) {
    if (!isCompressible(file) || (await stat(file)).size < smallest) continue;
    for (const ending of Object.keys(unpack)) wanted.set(`${file}.${ending}`, file);
  }
  const stale = files.filter((file) => /\.(?:br|gz)$/.test(file) && !wanted.has(file));
  await Promise.all(stale.map((file) => rm(file)));

  const missing: string[] = [];
  for (const [target, source] of wanted) if (!(await isFresh(target, source))) missing.push(target);
  await onAllCores(missing);
  return { written: missing.length, kept: wanted.size - missing.length, removed: stale.length };
}

function isCompressible(file: string): boolean {
  return (
    compressible.some((ending) => file.endsWith(`.${ending}`)) &&
    !hostFiles.some((name) => file.endsWith(name))
  );
}

/** By content, not by time: copies and check-outs change times. */
async function isFresh(target: string, source: string): Promise<boolean> {
  try {
    const unpacked = unpack[target.slice(-2)]?.(await readFile(target));
    return unpacked?.equals(await readFile(source)) ?? false;
  } catch {
    // Missing, or cut off by a run that was stopped: made anew.
    return false;
  }
}

async function onAllCores(targets: readonly string[]): Promise<void> {
  const count = Math.min(availableParallelism(), targets.length);
  const shares = Array.from({ length: count }, (_, first) =>
    targets.filter((_, index) => index % count === first),
  );
  await Promise.all(shares.map(compressInWorker));
}

function compressInWorker(targets: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compressWorker.mjs', import.meta.url), { workerData: targets });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`))));
  });
}
