import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { projectFolder } from './support/specification';

test('in its job on GitHub, the check writes annotations and the summary, and passes with warnings', async () => {
  const folder = await projectFolder();
  const name = 'why-patient-capital-suits-service-businesses.md';
  const path = join(folder, 'content/articles', name);
  await writeFile(path, (await readFile(path, 'utf8')).replace('changes in a', 'changes in in a'));
  const file = join(folder, 'summary.md');
  const env = { GITHUB_ACTIONS: 'true', GITHUB_JOB: 'content', GITHUB_STEP_SUMMARY: file };
  const { code, stdout, stderr } = await callTool('check-content/main.ts', { cwd: folder, env });
  expect(stderr).toMatch(/^content[\\/]articles[\\/]why-patient.*\.md\n4:\d+ warning .*twice.* text$/m);
  expect(stdout).toMatch(/^::warning file=content\/articles\/why-patient.*\.md,line=4,col=\d+::.*twice/);
  expect(stdout).toMatch(/no errors and 1 warning in \d+ files\.$/m);
  expect(await readFile(file, 'utf8')).toMatch(/why-patient.*\.md\n4:\d+ warning /);
  expect(code).toBe(0);
});

// Windows allows no such names.
test.skipIf(process.platform === 'win32')(
  'names and values of content run no command, in a terminal or on GitHub',
  async () => {
    const cwd = await projectFolder();
    const content = join(cwd, '\n::stop-commands::x');
    await cp(join(cwd, 'content'), content, { recursive: true });
    await writeFile(
      join(content, 'articles/\u001b[2J.md'),
      '---\ntitle: "a\\n::error::b \\e[2J ##[error]c"\n---\n',
    );
    await mkdir(join(content, 'files'));
    await writeFile(join(content, 'files/::error::x\u202e.csv'), 'a,b\n');
    const summaryFile = join(cwd, 'summary.md');
    const env = { GITHUB_ACTIONS: 'true', GITHUB_JOB: 'content', GITHUB_STEP_SUMMARY: summaryFile };
    const { code, stdout, stderr } = await callTool('check-content/main.ts', { args: [content], cwd, env });
    const summaries = await readFile(summaryFile, 'utf8');
    expect(code).toBe(1);
    expect(stderr).toContain('\\u000a::stop-commands::x/articles/\\u001b[2J.md');
    for (const text of ['\u001b', '\u202e']) expect(`${stdout}${stderr}${summaries}`).not.toContain(text);
    expect(`${stdout}${stderr}`).not.toContain('##[');
    expect(stderr).not.toMatch(/^\s*::/m);
    expect(stdout).not.toMatch(/^\s*::(?!(?:error|warning) file=)/m);
  },
);
