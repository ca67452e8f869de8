import { execFileSync } from 'node:child_process';

// `node tools/launch/onlyArticles.ts`, in CI: prints whether a pull request changes only files that writers edit. No
// package is installed by then.

const ofWriters = /^content\/(?:(?:articles|files|people|pictures)\/|words\.yaml$)/;

/** Deleted or an ordinary file: a symbolic link or a submodule could lead to any file. */
const isOrdinary = /^:\d+ (?:000000|100644|100755) /;

const isPullRequest = process.env.GITHUB_EVENT_NAME === 'pull_request';
console.log(`only-articles=${isPullRequest && changesOnlyArticles()}`);

function changesOnlyArticles(): boolean {
  // Trees instead of a list of names, which shows a rename by its new name alone.
  const fields = execFileSync('git', ['diff-tree', '-r', '-z', 'HEAD^1', 'HEAD'], { encoding: 'utf8' }).split(
    '\0',
  );
  const entries = fields.slice(0, -1);
  return (
    entries.length > 0 &&
    entries.every((field, index) => (index % 2 === 0 ? isOrdinary : ofWriters).test(field))
  );
}
