import { missingSite } from '../../lib/node/files';
import { argumentsOf, stop } from '../arguments';
import { compressExport } from './compressExport';

// `npm run compress`: brotli and gzip files for hosts that do not compress.
const { positionals } = argumentsOf('npm run compress [-- FOLDER]', { positionals: 1 });
const [outDir = 'out'] = positionals;
const error = missingSite(outDir);
if (error) stop(error);
console.log(`${outDir}: ${await compressExport(outDir)} compressed files written.`);
