import { compileContent } from './compileContent';

/** What reads the content as it is compiled starts with this: `npm run prepare:site`, for one. */
const { code, output } = await compileContent();
process.stdout.write(output);
process.exitCode = code;
