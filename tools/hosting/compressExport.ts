import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { filesBelow } from '../../lib/node/files';
import { compressible } from './definition';
import { siteRecordFile } from './siteRecord';

/** In bytes. Compressing a smaller file hardly saves a network packet. */
const minSize = 1024;

/** Node.js compresses in four threads by default. */
const concurrency = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` file for every compressible file of an export, and returns how many. The output is
 * deterministic.
 */
export async function compressExport(outDir: string): Promise<number> {
  const files = (await filesBelow(outDir)).filter(isCompressible);
  const written = await pMap(files, (file) => compressFile(join(outDir, file)), { concurrency });
  return written.reduce((sum, count) => sum + count, 0);
}

function isCompressible(file: string): boolean {
  return file !== siteRecordFile && compressible.some((extension) => file.endsWith(`.${extension}`));
}

async function compressFile(file: string): Promise<number> {
  if ((await stat(file)).size < minSize) return 0;
  const source = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await writeFile(`${file}.br`, await brotli(source, { params }));
  // Node.js does not write a timestamp in the gzip header.
  await writeFile(`${file}.gz`, await gzipped(source, { level: constants.Z_BEST_COMPRESSION }));
  return 2;
}
