import { contentCheck } from './check-content/contentCheck';

process.exitCode = await contentCheck(process.argv.slice(2));
