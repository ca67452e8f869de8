import { appendFile } from 'node:fs/promises';
import { formatProblem, type Problem, type Severity } from './problem';

/** GitHub shows no more than this many of each kind for a step. */
const shown = 10;

/** GitHub drops a job summary of more than 1 MiB as a whole. */
const longestSummary = 900_000;

/** Workflow commands that put problems on their lines of a pull request: the first errors, then warnings. */
export function annotations(problems: readonly Problem[]): string[] {
  return (['error', 'warning'] as const).flatMap((severity: Severity) =>
    problems
      .filter((problem) => problem.severity === severity)
      .slice(0, shown)
      .map(
        ({ path, line, column, message }) =>
          `::${severity} file=${property(path)},line=${line},col=${column}::${data(message)}`,
      ),
  );
}

/** The full list as Markdown, for the summary of a job. */
export function summary(problems: readonly Problem[], files: number): string {
  const head = `## Content check\n\n${problems.length === 0 ? 'Nothing to mend' : `${problems.length} to look at`} in ${files} files.\n`;
  if (problems.length === 0) return head;
  let text = `${head}\n| Place | | What to do |\n| --- | --- | --- |\n`;
  for (const [index, problem] of problems.entries()) {
    const { path, line, severity, message } = problem;
    const row = `| ${cell(`${path}:${line}`)} | ${severity} | ${cell(message)} |\n`;
    if (text.length + row.length > longestSummary) {
      return `${text}\n${problems.length - index} more are in the log, the next one: ${cell(formatProblem(problem))}\n`;
    }
    text += row;
  }
  return text;
}

/** Appends the summary to the file that GitHub names for it; outside of GitHub there is none. */
export async function appendSummary(file: string | undefined, problems: readonly Problem[], files: number) {
  if (file) await appendFile(file, `${summary(problems, files)}\n`);
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Text that a table cell shows letter by letter. */
function cell(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');
}
