import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// `node tools/watch/updateIssue.ts TITLE FILE`, in watch.yml: keeps one open issue with a title whose text is the file, and
// closes it when the file is empty. Without the file, the check has failed, and the issue says so. What is new is also a
// comment, because GitHub notifies nobody of a changed text. It may write to the repository's issues, so no package is
// installed there.

type Issue = { number: number; title: string; body: string };

const [title = '', path = ''] = process.argv.slice(2);
if (!existsSync(path))
  writeFileSync(path, `## The check did not finish\n\n- The log says why.\n\n${process.env.RUN_URL}\n`);
const list = readFileSync(path, 'utf8').trim();
const open = gh('list', '--state', 'open', '--search', `in:title "${title}"`, '--json', 'number,title,body');
const [issue] = (JSON.parse(open) as Issue[]).filter((item) => item.title === title);

if (list && issue) update(issue);
else if (list) gh('create', '--title', title, '--body-file', path);
else if (issue) gh('close', String(issue.number), '--comment', 'Nothing is left.');

function update({ number, body }: Issue): void {
  gh('edit', String(number), '--body-file', path);
  const before = new Set(itemsOf(body));
  const added = itemsOf(list).filter((item) => !before.has(item));
  if (added.length > 0) gh('comment', String(number), '--body', ['New:', '', ...added].join('\n'));
}

/** The items of a list in Markdown. GitHub may store other line endings. */
function itemsOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.startsWith('- '));
}

function gh(...args: string[]): string {
  return execFileSync('gh', ['issue', ...args], { encoding: 'utf8' });
}
