import { compressExport } from './hosting/compress';
import { siteMissing } from './siteMissing';

const outDir = process.argv[2] ?? 'out';
const missing = siteMissing(outDir);

if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  const { written, kept, removed } = await compressExport(outDir);
  console.log(`${outDir}: ${written} compressed files written, ${kept} kept, ${removed} removed.`);
}
