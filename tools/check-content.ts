import { checkContent } from '../lib/check/checkContent';
import { formatProblem } from '../lib/check/problem';

/** Prints every problem of a content folder; exit code 1 when there is one, 2 when it could not look. */
async function main(folder: string): Promise<number> {
  const { files, problems } = await checkContent(folder);
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0) {
    console.error(
      `\nContent: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} files.`,
    );
    return 1;
  }
  console.log(`Content: ${files} files, no problem.`);
  return 0;
}

main(process.argv[2] ?? 'content').then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The content could not be checked: ${error.message}`);
    process.exitCode = 2;
  },
);
