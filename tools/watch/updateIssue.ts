import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// `node tools/watch/updateIssue.ts FILE`, in watch.yml: keeps one open issue whose text is the file, and closes it when the
// file is empty. It may write to the repository's issues, so no package is installed there.

const title = 'Content to look at';

const [path = ''] = process.argv.slice(2);
const list = readFileSync(path, 'utf8').trim();
const open = gh('list', '--state', 'open', '--search', `in:title "${title}"`, ...['--json', 'number,title']);
const [issue] = (JSON.parse(open) as { number: number; title: string }[]).filter(
  (item) => item.title === title,
);

if (list && issue) gh('edit', String(issue.number), '--body-file', path);
else if (list) gh('create', '--title', title, '--body-file', path);
else if (issue) gh('close', String(issue.number), '--comment', 'Nothing is left.');

function gh(...args: string[]): string {
  return execFileSync('gh', ['issue', ...args], { encoding: 'utf8' });
}
