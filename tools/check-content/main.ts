import { argumentsOf } from '../arguments';
import { contentCheck } from './contentCheck';

const usage = `npm run check:content [-- FOLDER]

Checks content/, or another folder with its structure.`;

const { positionals } = argumentsOf(usage, { positionals: 1 });
process.exitCode = await contentCheck(...positionals);
