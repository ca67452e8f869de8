import { missingSite } from '../files';
import { compressExport } from './compressExport';

// `npm run compress`: brotli and gzip files for hosts that do not compress.
const outDir = process.argv[2] ?? 'out';
const error = missingSite(outDir);

if (error) {
  console.error(error);
  process.exitCode = 1;
} else {
  console.log(`${outDir}: ${await compressExport(outDir)} compressed files written.`);
}
