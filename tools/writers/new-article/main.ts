import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../../../lib/check/checkContent';
import { requireOrdinaryFiles } from '../../../lib/content/contentFiles';
import { formatMessage } from '../../../lib/diagnostics/messages';
import { visibleLines } from '../../../lib/diagnostics/visible';
import { articleFile, minutesToRead } from './articleFile';
import { complete } from './fields';
import { type Flags, readFlags, usage } from './flags';
import { InputError } from './inputError';
import { type Library, readLibrary } from './library';
import { ask } from './questions';
import { readText } from './text';

/** The exit code of shells after Ctrl+C. */
const interrupted = 130;

process.exitCode = await newArticle(process.argv.slice(2));

/**
 * `npm run new:article`: creates an article from answers and flags. Returns the exit code.
 */
async function newArticle(args: readonly string[]): Promise<number> {
  try {
    return await create(args);
  } catch (error) {
    const { message, name } = error as Error;
    if (name === 'ExitPromptError') return interrupted;
    const reason = error instanceof InputError ? message : `The article could not be created: ${message}`;
    console.error(visibleLines(reason));
    return 1;
  }
}

async function create(args: readonly string[]): Promise<number> {
  const flags = readFlags(args);
  if (flags.help) {
    console.log(usage());
    return 0;
  }
  requireOrdinaryFiles('content');
  const folder = join('content', 'articles');
  const library = await readLibrary(folder);
  const text = flags.text === undefined ? undefined : await readText(flags.text);
  const { answers, draft } = process.stdin.isTTY
    ? await askAtTerminal(library, flags)
    : { answers: complete(flags.given, library), draft: flags.draft };
  const path = join(folder, `${answers.slug}.md`);
  const minutes = text ? minutesToRead(text) : 1;
  await writeNew(path, articleFile({ ...answers, id: library.nextId, minutes, draft }, text));
  return report(path, text !== undefined);
}

function askAtTerminal(library: Library, { given, yes, draft }: Flags) {
  // Ctrl+D ends the input, and the program, without an error.
  process.exitCode = interrupted;
  return ask({ library, given, draft, acceptDefaults: yes });
}

/** Creates a file. If that fails, prints it, so that no answer is lost. */
async function writeNew(path: string, file: string): Promise<void> {
  try {
    await writeFile(path, file, { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.log(file);
    throw new InputError(
      code === 'EEXIST'
        ? `${path} was created in the meantime and has not been changed. Your article is printed above: save it under another name.`
        : `${path} could not be written (${message}). Your article is printed above: copy it from there.`,
    );
  }
}

/** Prints the path of the new file and the content check's messages about it. */
async function report(path: string, hasText: boolean): Promise<number> {
  console.log(`\nCreated ${path}`);
  const files = await checkContent('content');
  const messages = files.find((file) => file.path === path)?.messages ?? [];
  for (const message of messages) console.error(formatMessage(message));
  const hasErrors = messages.some(({ fatal }) => fatal);
  if (hasErrors) console.error('\nCorrect these lines, then check again: npm run check:content');
  else
    console.log(`Next: ${hasText ? 'proofread it' : 'write the text'}, then look at it with "npm run dev".`);
  return hasErrors ? 1 : 0;
}
