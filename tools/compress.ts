import { existsSync } from 'node:fs';
import { compressExport } from './hosting/compress';

const outDir = process.argv[2] ?? 'out';

if (existsSync(`${outDir}/index.html`)) {
  const { written, kept, removed } = await compressExport(outDir);
  console.log(`${outDir}: ${written} compressed files written, ${kept} kept, ${removed} removed.`);
} else {
  console.error(`There is no site in ${outDir}/ yet. Run "npm run build" first.`);
  process.exitCode = 1;
}
