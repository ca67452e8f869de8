import { createInterface } from 'node:readline/promises';
import type { Answers, Field, Given } from './fields';
import type { Library } from './library';

/** The writer left before the last question. */
export class Stopped extends Error {}

type Terminal = {
  /** The next line that is typed; undefined when the writer leaves (Ctrl+C, Ctrl+D). */
  ask(question: string): Promise<string | undefined>;
  say(text: string): void;
};

type Questions = Terminal & {
  fields: readonly Field[];
  library: Library;
  given: Given;
  draft?: boolean;
  /** Proposals are taken without a question. */
  takeProposals: boolean;
};

/** Asks for what is not given, each until its answer can be used. Throws Stopped with what was answered. */
export async function askFor({ fields, library, given, draft, takeProposals, ask, say }: Questions) {
  const answers: Given = {};
  for (const field of fields) {
    const proposal = field.proposal?.(answers);
    let input = given[field.name] ?? (takeProposals ? proposal : undefined);
    for (;;) {
      if (input === undefined) {
        const line = await ask(`${field.question}${proposal ? ` (Enter: ${proposal})` : ''}: `);
        if (line === undefined) throw new Stopped(stopped(fields, answers));
        input = line.trim() || proposal || '';
      }
      const reading = field.read(input, library);
      if ('value' in reading) {
        answers[field.name] = reading.value;
        break;
      }
      say(`  ${reading.fault}`);
      input = undefined;
    }
  }
  const isDraft = draft ?? (takeProposals ? false : await askYesOrNo(ask, fields, answers));
  return { answers: answers as Answers, draft: isDraft };
}

async function askYesOrNo(ask: Terminal['ask'], fields: readonly Field[], answers: Given): Promise<boolean> {
  const line = await ask('Keep it out of the site for now, as a draft? y or n (Enter: n): ');
  if (line === undefined) throw new Stopped(stopped(fields, answers));
  return /^y/i.test(line.trim());
}

function stopped(fields: readonly Field[], answers: Given): string {
  const flags = fields.flatMap(({ name, flag }) =>
    answers[name] === undefined ? [] : `--${flag} ${quoted(answers[name])}`,
  );
  if (flags.length === 0) return '\nStopped. Nothing was written.';
  return `\nStopped. Nothing was written. To go on from here:\n  npm run new:article -- ${flags.join(' ')}`;
}

/** A value as the terminal of this machine takes it for one word. */
function quoted(value: string): string {
  if (/^[\w:/.-]+$/.test(value)) return value;
  return process.platform === 'win32'
    ? `"${value.replaceAll('"', '\\"')}"`
    : `'${value.replaceAll("'", "'\\''")}'`;
}

/** The terminal this runs in. Lines are kept in order, so that several can be pasted at once. */
export function openTerminal(): Terminal & { close(): void } {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question) {
      reader.setPrompt(question);
      reader.prompt();
      const { value, done } = await lines.next();
      return done ? undefined : value;
    },
    say: (text) => console.log(text),
    close: () => reader.close(),
  };
}
