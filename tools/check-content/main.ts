import { argumentsOf } from '../arguments';
import { contentCheck } from './contentCheck';

const usage = `npm run check:content [-- PATH…]

Checks content/, or the given files and folders. Each PATH is a folder with the structure of content/, or a file
or folder inside one. The other files in it are read too, because links and ids depend on them.`;

const { positionals } = argumentsOf(usage, { positionals: Number.POSITIVE_INFINITY });
process.exitCode = await contentCheck(positionals);
