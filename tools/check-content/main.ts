import { contentCheck } from './contentCheck';

process.exitCode = await contentCheck(process.argv.slice(2));
