import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { filesBelow } from '../files';
import { compressible, hostFiles } from './definition';

/** Bytes below which a compressed response does not save a packet. */
const smallest = 1024;

/** As many at once as libuv has threads by default. */
const concurrency = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` file beside every file of an export that shrinks, and returns how many. The same files
 * give the same bytes.
 */
export async function compressExport(outDir: string): Promise<number> {
  const files = (await filesBelow(outDir)).filter(isCompressible);
  const written = await pMap(files, (file) => compressFile(join(outDir, file)), { concurrency });
  return written.reduce((sum, count) => sum + count, 0);
}

function isCompressible(file: string): boolean {
  return (
    compressible.some((extension) => file.endsWith(`.${extension}`)) &&
    !hostFiles.some((name) => file.endsWith(name))
  );
}

async function compressFile(file: string): Promise<number> {
  if ((await stat(file)).size < smallest) return 0;
  const source = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await writeFile(`${file}.br`, await brotli(source, { params }));
  // Node.js writes no time into a gzip header.
  await writeFile(`${file}.gz`, await gzipped(source, { level: constants.Z_BEST_COMPRESSION }));
  return 2;
}
