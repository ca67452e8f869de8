import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from './copyProject';
import { growArticles } from './growArticles';

const folder = '.variant';
const content = join(folder, 'content');

/** Endpoints at an address that the browser of tests/variant/endpoint.ts finds its own server at. */
const delivery = `delivery:
  inquiries:
    url: http://localhost:4011/inquiries
  subscriptions:
    url: http://localhost:4011/subscriptions
    encoding: form
`;

/**
 * Builds a copy of the project in `.variant/` with other content, for the tests in tests/variant/:
 * only files of content/ differ, as they do when writers and the owner change them.
 */
async function buildVariant() {
  await rm(folder, { recursive: true, force: true });
  // Without the lock file Next.js takes this project as its root, and finds the packages there.
  await copyProject(folder, (file) => file === 'package-lock.json');
  await symlink('../node_modules', join(folder, 'node_modules'), 'dir');
  await changeContent();
  execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

async function changeContent() {
  // More articles than one grid shows, older than all others.
  await growArticles(join(content, 'articles'), 60, {
    among: ['Technology', 'Technology', 'Technology', 'Company News'],
    before: '2024-01-31',
  });
  // New articles, among them one without text and one as Windows writes it.
  await cp('tests/fixtures/variant/articles', join(content, 'articles'), { recursive: true });
  await edit('articles/windows-line-ends.md', asOnWindows);
  // Odd but good articles, which must show right too, one of them as Windows writes it.
  await cp('tests/fixtures/content-odd/articles', join(content, 'articles'), { recursive: true });
  await edit('articles/quotation-marks-in-fields.md', asOnWindows);
  // A category is left empty.
  await edit('articles/construction-innovation-building-for-tomorrow.md', (text) =>
    text.replace('category: Innovation', 'category: Technology'),
  );
  // A division opens.
  await edit('divisions/aged-care.yaml', (text) => text.replace('status: planned', 'status: established'));
  // The forms deliver, each in its own encoding.
  await edit('company.yaml', (text) => `${text}${delivery}`);
}

function asOnWindows(text: string): string {
  return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
}

async function edit(file: string, change: (text: string) => string) {
  const path = join(content, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  if (after === before)
    throw new Error(`${file} was not changed: its content is no longer what this expects.`);
  await writeFile(path, after);
}

await buildVariant();
