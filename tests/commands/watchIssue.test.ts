import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callTool } from '../unit/support/callTool';
import { temporaryFolder } from '../unit/support/folders';

const title = 'Content to look at';

/** What `updateIssue.ts` asks of GitHub with a list, which may be missing, and the open issues. */
async function update(
  list: string | undefined,
  open: { number: number; title: string; body?: string }[],
  run = 'https://github.example/runs/1',
) {
  const gh = '#!/bin/sh\necho "$@" >> gh.txt\ncase "$2" in list) echo "$GH_OPEN";; esac\n';
  const files = { 'bin/gh': gh, ...(list !== undefined && { 'list.md': list }) };
  const cwd = await temporaryFolder(files);
  await chmod(join(cwd, 'bin/gh'), 0o755);
  const issues = open.map((issue) => ({ body: '', ...issue }));
  const env = {
    PATH: `${join(cwd, 'bin')}:${process.env.PATH}`,
    GH_OPEN: JSON.stringify(issues).replaceAll('\\', '\\\\'),
    RUN_URL: run,
  };
  const args = [title, 'list.md'];
  expect(await callTool('watch/updateIssue.ts', { args, cwd, env })).toMatchObject({ code: 0 });
  const [, ...calls] = (await readFile(join(cwd, 'gh.txt'), 'utf8'))
    .trim()
    .split(/^issue /m)
    .slice(1);
  return { calls: calls.map((call) => call.trim()), text: await readFile(join(cwd, 'list.md'), 'utf8') };
}

test.each([
  ['is opened for a list', '- a link', [], ['create --title Content to look at --body-file list.md']],
  [
    'is updated without a comment if only what was there has changed',
    '## Links\n\n- a link\n',
    [{ number: 7, title, body: '## Links\r\n\r\n- a link\r\n- another link\r\n' }],
    ['edit 7 --body-file list.md'],
  ],
  [
    'gets a comment with what is new, because GitHub notifies nobody of a changed text',
    '- a link\n- another link\n',
    [{ number: 7, title, body: '- a link\r\n' }],
    ['edit 7 --body-file list.md', 'comment 7 --body New:\n\n- another link'],
  ],
  ['is closed once nothing is left', '', [{ number: 7, title }], ['close 7 --comment Nothing is left.']],
  ['of another title stays as it is', '', [{ number: 8, title: `${title} again` }], []],
])('the issue %s', async (_, list, open, expected) => {
  expect((await update(list, open)).calls).toEqual(expected);
});

test('a check that made no list is itself in the issue, with its log, and is new only once', async () => {
  const { calls, text } = await update(undefined, []);
  expect(calls).toEqual(['create --title Content to look at --body-file list.md']);
  expect(text).toContain('The check did not finish');
  expect(text).toContain('https://github.example/runs/1');
  const open = [{ number: 7, title, body: text }];
  const next = await update(undefined, open, 'https://github.example/runs/2');
  expect(next.calls).toEqual(['edit 7 --body-file list.md']);
  expect(next.text).toContain('https://github.example/runs/2');
});
