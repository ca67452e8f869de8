import { execFileSync, spawn } from 'node:child_process';
import { appendFile, cp } from 'node:fs/promises';
import { basename } from 'node:path';
import { bundleCheck, filesWithoutForm } from '../../tools/editor/check/bundleCheck';
import { localConfig } from '../../tools/editor/config';
import { bundlePreview } from '../../tools/editor/preview/bundlePreview';
import { copySite } from './copyProject';
import { writeFullContent } from './fullContent';
import { fullEditor, localEditor, type Site, sites } from './sites';

function run(script: string, { root }: Site): void {
  execFileSync('npm', ['run', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const changes: Record<string, ((site: Site) => Promise<void>) | undefined> = {
  plain: undefined,
  full: ({ content }) => writeFullContent(content),
  editor: async ({ root, content }) => {
    await appendFile(`${content}/company.yaml`, editorSettings);
    await startEditor(root);
    const fullContent = `${root}/.generated/full-content`;
    await cp(content, fullContent, { recursive: true });
    await writeFullContent(fullContent);
    // The rest of the editor has nothing of the content.
    await cp(localEditor, fullEditor, { recursive: true });
    await bundlePreview(fullEditor, fullContent);
    const config = localConfig('The group', basename(root));
    await bundleCheck(fullEditor, filesWithoutForm(fullContent, config));
  },
};

const editorSettings = `
editor:
  repository: owner/website
  branch: main
  signIn: https://sign-in.example
`;

/** Runs `npm run editor` until it prints its URL, which must come last and serve the editor. */
async function startEditor(cwd: string): Promise<void> {
  const program = ['--import', import.meta.resolve('tsx'), 'tools/editor/local.ts'];
  const child = spawn(process.execPath, program, { cwd, env: { ...process.env, PORT: '0' } });
  child.stderr.pipe(process.stderr);
  let printed = '';
  for await (const data of child.stdout) {
    printed += data;
    if (/localhost:\d+\n/.test(printed)) break;
  }
  const [url = ''] = /(?<=\n)http:\/\/localhost:\d+(?=\n$)/.exec(printed) ?? [];
  const html = url && (await (await fetch(url)).text());
  child.kill();
  if (!html.includes('<title>Family Investment Group</title>'))
    throw new Error(`"npm run editor" does not serve the editor. It printed: ${printed}`);
}

for (const name of process.argv.slice(2) as (keyof typeof sites)[]) {
  if (!(name in changes))
    throw new Error(`There is no site '${name}'. Use one of: ${Object.keys(changes).join(', ')}.`);
  const site = sites[name];
  await copySite(site.root);
  await changes[name]?.(site);
  run(name === 'editor' ? 'build:editor' : 'build', site);
}
