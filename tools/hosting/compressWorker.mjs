import { readFileSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compresses the files whose compressed names it is given; Node.js writes no time into a gzip header. */
for (const target of workerData) {
  const source = readFileSync(target.slice(0, -3));
  writeFileSync(target, target.endsWith('.br') ? brotli(source) : gzipSync(source, { level: 9 }));
}

/** @param {Buffer} source */
function brotli(source) {
  return brotliCompressSync(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
}
