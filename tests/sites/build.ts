import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, cp } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import pMap from 'p-map';
import { writeSnapshot } from '../../tools/editor/check/bundleCheck';
import { bundlePreview } from '../../tools/editor/preview/bundlePreview';
import { copySite } from './copyProject';
import { writeFullContent } from './fullContent';
import { fullEditor, localEditor, type Site, sites } from './sites';

const changes: Record<string, ((site: Site) => Promise<void>) | undefined> = {
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
    await writeSnapshot(fullEditor, fullContent);
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

/** Builds a site. Throws an Error with what the build printed, if it fails. */
async function buildSite(name: string): Promise<void> {
  const site = sites[name as keyof typeof sites];
  // .ci/run starts from sources that do not change while it runs, and both of its scripts need this site.
  if (process.env.KEEP_SITES && name === 'plain' && existsSync(site.out)) return;
  if (name !== 'live') {
    await copySite(site.root);
    await changes[name]?.(site);
  }
  const script = name === 'editor' ? 'build:editor' : 'build';
  const child = spawn('npm', ['run', script], { cwd: site.root, shell: true });
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  console.log(`\n--- ${name}\n${printed}${errors}`);
  if (child.exitCode !== 0) throw new Error(`The site '${name}' was not built.`);
}

const names = process.argv.slice(2);
for (const name of names)
  if (!(name in sites))
    throw new Error(`There is no site '${name}'. Use one of: ${Object.keys(sites).join(', ')}.`);
// One build leaves the second core idle at times; a third would wait.
await pMap(names, buildSite, { concurrency: 2 });
