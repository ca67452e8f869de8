import { type ParseArgsConfig, parseArgs } from 'node:util';
import { visibleLines } from '../lib/content/visible';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Prints a message and ends the program. */
export function stop(message: string, exitCode = 1): never {
  console.error(visibleLines(message));
  process.exit(exitCode);
}

/**
 * The arguments of the program, which accepts none by default; `positionals` is how many without a flag. Ends it with the
 * usage for `--help`, or if it got others.
 */
export function argumentsOf<Known extends Options = Record<never, never>>(
  usage: string,
  { options = {} as Known, positionals: most = 0 } = {},
) {
  if (process.argv.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    const parsed = parseArgs({ options, allowPositionals: most > 0 });
    if (parsed.positionals.length > most)
      throw new Error(`Unexpected argument '${parsed.positionals[most]}'`);
    return parsed;
  } catch (error) {
    return stop(`${(error as Error).message.split('\n')[0]}\nUsage: ${usage}`, 2);
  }
}
