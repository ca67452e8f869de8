import { missingSite } from '../../lib/node/files';
import { argumentsOf, stop } from '../arguments';
import { compressExport } from './compressExport';

// `npm run compress`: brotli and gzip files for hosts that do not compress.
argumentsOf('npm run compress');
const error = missingSite('out');
if (error) stop(error);
console.log(`out: ${await compressExport('out')} compressed files written.`);
