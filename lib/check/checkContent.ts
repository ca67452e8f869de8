import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acrossArticles } from './acrossArticles';
import { addressesOf } from './addresses';
import { type CheckedDocument, checkDocument } from './checkDocument';
import { decode } from './decode';
import { type FoundFile, findFiles } from './findFiles';
import { linkTargets } from './linkTargets';
import { errorAt, inReadingOrder, type Problem } from './problem';
import { lostAddresses, releasedAddressesFile } from './releasedAddresses';
import { australianSpeller, type Speller, wordListFile } from './spelling';

export type CheckResult = { files: string[]; problems: Problem[] };

type Options = {
  /** Called before each file, so that somebody who waits can be told. */
  onProgress?(done: number, total: number): void;
};

/**
 * Checks every file of a content folder and gives all problems of all files, in reading order. Throws when
 * the folder, or a file that the site cannot do without, is missing.
 */
export async function checkContent(folder: string, { onProgress }: Options = {}): Promise<CheckResult> {
  const { files, problems } = await findFiles(folder);
  const speller = australianSpeller(await readList(join(folder, wordListFile)));
  const documents: CheckedDocument[] = [];
  for (const [done, file] of files.entries()) {
    onProgress?.(done, files.length);
    const { document, found } = checkFile(file, speller);
    problems.push(...found);
    if (document) documents.push(document);
  }
  const articles = documents.filter(({ collection }) => collection.name === 'Article');
  const published = addressesOf(documents, { drafts: false });
  const withDrafts = addressesOf(documents, { drafts: true });
  const released = join(folder, releasedAddressesFile);
  problems.push(
    ...acrossArticles(articles),
    ...linkTargets(documents, { published, withDrafts }),
    ...lostAddresses(released, await readList(released), published),
  );
  return { files: files.map(({ path }) => path), problems: inReadingOrder(problems) };
}

function checkFile(
  { path, collection }: FoundFile,
  speller: Speller,
): { found: Problem[]; document?: CheckedDocument } {
  const { source, findings } = decodeFile(path);
  const found = findings.map((finding): Problem => ({ path, ...finding }));
  if (source === undefined) return { found };
  const document = checkDocument(path, source, collection, speller);
  return { found: [...found, ...document.problems], document };
}

function decodeFile(path: string): ReturnType<typeof decode> {
  try {
    return decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A link into nowhere, a file somebody else owns: the other files must be checked all the same.
    const message = `the file cannot be opened (${code}): add it again as a file of its own`;
    return { findings: [errorAt({ line: 1, column: 1 }, message)] };
  }
}

/** A list below content/, empty when the folder has none. */
async function readList(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}
