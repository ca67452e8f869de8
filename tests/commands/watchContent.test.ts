import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentDiagnostic } from '@/lib/check/contentDiagnostics';
import { watchContent } from '@/tools/check-content/watchContent';
import { projectFolder } from '../unit/support/specification';

const project = process.cwd();
const managed = 'content/articles/managed-it-explained-without-the-acronyms.md';
const patient = 'content/articles/why-patient-capital-suits-service-businesses.md';
const added = 'content/articles/added.md';

let stop: () => Promise<void>;
let printed = '';

beforeEach(async () => {
  printed = '';
  vi.spyOn(console, 'error').mockImplementation((text) => {
    printed += `${text}\n`;
  });
  process.chdir(await projectFolder());
});

afterEach(async () => {
  await stop();
  process.chdir(project);
  vi.restoreAllMocks();
});

async function start() {
  stop = await watchContent();
}

async function edit(file: string, change: (text: string) => string) {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** What the pages of the development server show. */
async function shown(): Promise<ContentDiagnostic[]> {
  return JSON.parse(await readFile('.generated/contentDiagnostics.json', 'utf8'));
}

async function shownLines(): Promise<string[]> {
  return (await shown()).map(({ file, line, severity }) => `${file}:${line} ${severity}`);
}

/** Waits for the check after a change. */
function eventually(expected: () => Promise<void>) {
  return vi.waitFor(expected, { timeout: 20_000, interval: 50 });
}

const misspell = (text: string) => text.replace(/^category: .*$/m, 'category: Tecnology');

test('a misspelt category is printed and shown with its place, and both say so when it is corrected', async () => {
  const original = await readFile(managed, 'utf8');
  await start();
  expect(await shown()).toEqual([]);
  await edit(managed, misspell);
  await eventually(async () => expect(await shown()).toHaveLength(1));
  expect(await shown()).toEqual([
    {
      file: managed,
      line: original.split('\n').findIndex((line) => line.startsWith('category:')) + 1,
      column: 11,
      severity: 'error',
      reason: expect.stringContaining('category: did you mean Technology?'),
    },
  ]);
  await eventually(async () => expect(printed).toMatch(/managed-it.*\.md\n\d+:11 .*did you mean Technology/));
  await writeFile(managed, original);
  await eventually(async () => expect(await shown()).toEqual([]));
  await eventually(async () => expect(printed).toMatch(/managed-it.*\.md: no errors or warnings\n$/));
});

test('what is wrong at the start is shown, and errors before warnings; what is saved again with the same error is printed again, the others are not', async () => {
  await edit(managed, (text) => `${text}\nWe organize it.\n`);
  await start();
  expect(await shownLines()).toEqual([expect.stringMatching(/warning$/)]);
  await edit(patient, misspell);
  await eventually(async () =>
    expect(await shownLines()).toEqual([
      expect.stringMatching(/why-patient.* error$/),
      expect.stringMatching(/managed-it.* warning$/),
    ]),
  );
  await eventually(async () => expect(printed).toContain('why-patient'));
  expect(printed).not.toContain('managed-it');
  printed = '';
  await edit(patient, (text) => `${text}\n`);
  await eventually(async () => expect(printed).toContain('why-patient'));
  expect(printed).not.toContain('managed-it');
});

test('an id that two articles share is shown at both, until one is deleted; a missing file that the check needs is shown, and the check goes on when it is back', async () => {
  const company = await readFile('content/company.yaml');
  await start();
  await copyFile(managed, added);
  const files = async () => new Set((await shown()).map(({ file }) => file));
  await eventually(async () => expect(await files()).toEqual(new Set([added, managed])));
  await rm(added);
  await eventually(async () => expect(await shown()).toEqual([]));
  await rm('content/company.yaml');
  await eventually(async () =>
    expect((await shown()).map(({ reason }) => reason)).toEqual([
      `the content could not be checked: ${join('content', 'company.yaml')} is missing`,
    ]),
  );
  await writeFile('content/company.yaml', company);
  await eventually(async () => expect(await shown()).toEqual([]));
});
