import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../../lib/check/checkContent';
import { formatMessage } from '../../lib/check/messages';
import { articleFile, minutesToRead } from './articleFile';
import { complete, fields } from './fields';
import { readFlags, usage } from './flags';
import { type Library, readLibrary } from './library';
import { askFor, openTerminal, Stopped } from './questions';
import { readText } from './text';
import { Unusable } from './unusable';

const articles = join('content', 'articles');

/**
 * The command `npm run new:article`: asks for an article, or takes it from flags, and writes its file. Gives
 * the exit code, 1 when it could not.
 */
export async function newArticle(args: readonly string[]): Promise<number> {
  try {
    return await make(args);
  } catch (error) {
    const { message } = error as Error;
    const isExpected = error instanceof Unusable || error instanceof Stopped;
    console.error(isExpected ? message : `The article could not be made: ${message}`);
    return 1;
  }
}

async function make(args: readonly string[]): Promise<number> {
  const flags = readFlags(args);
  if (flags.help) {
    console.log(usage());
    return 0;
  }
  const library = await readLibrary(articles);
  const text = flags.text === undefined ? undefined : await readText(flags.text);
  const { answers, draft } = process.stdin.isTTY
    ? await askAtTerminal(library, flags)
    : { answers: complete(flags.given, library), draft: flags.draft };
  const path = join(articles, `${answers.slug}.md`);
  const minutes = text ? minutesToRead(text) : 1;
  await writeNew(path, articleFile({ ...answers, id: library.nextId, minutes, draft }, text));
  return report(path, text !== undefined);
}

async function askAtTerminal(library: Library, { given, yes, draft }: ReturnType<typeof readFlags>) {
  const terminal = openTerminal();
  try {
    return await askFor({ fields, library, given, draft, takeProposals: yes, ...terminal });
  } finally {
    terminal.close();
  }
}

/** Writes a file that is not there yet; when that fails, prints it, so that no answer is lost. */
async function writeNew(path: string, file: string) {
  try {
    await writeFile(path, file, { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.log(file);
    throw new Unusable(
      code === 'EEXIST'
        ? `${path} was written by somebody else in the meantime and is left as it is. The new article stands above: save it under another name.`
        : `${path} could not be written (${message}). The new article stands above: copy it from here.`,
    );
  }
}

/** Says what was written and what the content check finds in it. */
async function report(path: string, hasText: boolean): Promise<number> {
  console.log(`\nWritten: ${path}`);
  const files = await checkContent('content');
  const messages = files.find((file) => file.path === path)?.messages ?? [];
  for (const message of messages) console.error(formatMessage(message));
  const isWrong = messages.some(({ fatal }) => fatal);
  if (isWrong) console.error('\nMend these lines, then look again: npm run check:content');
  else
    console.log(`Next: ${hasText ? 'read it through' : 'write the text'}, then look at it with npm run dev.`);
  return isWrong ? 1 : 0;
}
