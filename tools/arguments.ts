import { type ParseArgsConfig, parseArgs } from 'node:util';
import { visibleLines } from '../lib/content/visible';

type Options = NonNullable<ParseArgsConfig['options']>;

type Accepted<Known extends Options> = {
  options?: Known;
  /** How many arguments without a flag the command accepts. */
  positionals?: number;
};

/** Prints a message and ends the program. */
export function stop(message: string, exitCode = 1): never {
  console.error(visibleLines(message));
  process.exit(exitCode);
}

/** The arguments of the program, which accepts none by default. Ends it with the usage for `--help`, or if it got others. */
export function argumentsOf<Known extends Options = Record<never, never>>(
  usage: string,
  { options = {} as Known, positionals: most = 0 }: Accepted<Known> = {},
) {
  if (process.argv.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    const parsed = parseArgs({ options, allowPositionals: most > 0 });
    const surplus = parsed.positionals[most];
    if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}'`);
    return parsed;
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. |\n/);
    return stop(`${reason}.\nUsage: ${usage}`, 2);
  }
}
