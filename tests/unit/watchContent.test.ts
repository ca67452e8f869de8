import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { watchContent } from '@/tools/build/watchContent';
import { projectFolder } from './support/specification';

const project = process.cwd();
const managed = 'content/articles/managed-it-explained-without-the-acronyms.md';
const added = 'content/articles/added.md';

let stop: () => Promise<void>;
let printed = '';
let onPrint = () => {};

beforeEach(async () => {
  printed = '';
  vi.spyOn(console, 'error').mockImplementation((text) => {
    printed += `${text}\n`;
    onPrint();
  });
  process.chdir(await projectFolder());
  // As after compiling.
  await mkdir('.contentlayer/generated', { recursive: true });
});

afterEach(async () => {
  await stop();
  process.chdir(project);
  vi.restoreAllMocks();
});

/** Waits until what is printed after a change matches. */
function eventuallyPrinted(expected: RegExp): Promise<void> {
  return new Promise((resolve) => {
    onPrint = () => expected.test(printed) && resolve();
    onPrint();
  });
}

test('a misspelt category is printed with its place, and the file without errors when it is corrected', async () => {
  const original = await readFile(managed, 'utf8');
  const line = original.split('\n').findIndex((text) => text.startsWith('category:')) + 1;
  stop = await watchContent();
  await writeFile(managed, original.replace(/^category: .*$/m, 'category: Tecnology'));
  await eventuallyPrinted(new RegExp(`managed-it.*\\.md\n${line}:11 +error +category: .*Technology`));
  await writeFile(managed, original);
  await eventuallyPrinted(/^content: no errors or warnings\n$/m);
});

test('an id that two articles share is printed for both, until one is deleted; a missing file that the check needs is named, and the check goes on when it is back', async () => {
  const company = await readFile('content/company.yaml');
  stop = await watchContent();
  await copyFile(managed, added);
  await eventuallyPrinted(/added\.md\n.* error .*managed-it.*\.md\n.* error /s);
  printed = '';
  await rm(added);
  await eventuallyPrinted(/^content: no errors or warnings\n/m);
  printed = '';
  await rm('content/company.yaml');
  await eventuallyPrinted(/company\.yaml/);
  printed = '';
  await writeFile('content/company.yaml', company);
  await eventuallyPrinted(/^content: no errors or warnings\n/m);
});
