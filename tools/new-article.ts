import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../lib/check/checkContent';
import { formatProblem } from '../lib/check/problem';
import { articleFile, minutesToRead } from './new-article/articleFile';
import { complete, fields } from './new-article/fields';
import { readFlags, usage } from './new-article/flags';
import { type Library, readLibrary } from './new-article/library';
import { askFor, openTerminal, Stopped } from './new-article/questions';
import { readText } from './new-article/text';
import { Unusable } from './new-article/unusable';

const articles = join('content', 'articles');

/** Asks for an article, or takes it from flags, and writes its file. Exit code 1 when it could not. */
async function main(args: readonly string[]): Promise<number> {
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
  const { problems } = await checkContent('content');
  const own = problems.filter((problem) => problem.path === path);
  for (const problem of own) console.error(formatProblem(problem));
  const isWrong = own.some(({ severity }) => severity === 'error');
  if (isWrong) console.error('\nMend these lines, then look again: npm run check:content');
  else
    console.log(`Next: ${hasText ? 'read it through' : 'write the text'}, then look at it with npm run dev.`);
  return isWrong ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    const isExpected = error instanceof Unusable || error instanceof Stopped;
    console.error(isExpected ? error.message : `The article could not be made: ${error.message}`);
    process.exitCode = 1;
  },
);
