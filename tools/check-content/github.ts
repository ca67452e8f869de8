import { appendFile } from 'node:fs/promises';
import { type Message, pathFromRoot, severityOf } from '../../lib/content/messages';
import { visible } from '../../lib/content/visible';

/** GitHub shows only this many annotations of each severity per step. */
const maxAnnotations = 10;

/** GitHub drops a job summary of more than 1 MiB. */
const maxSummaryLength = 900_000;

/** More than content can contain in a row: what it quotes cannot end the block of code. */
const fence = '`'.repeat(40);

/** Shows the first messages on their lines of a pull request, and the whole list in the summary of the job. */
export async function reportToGitHub(messages: readonly Message[], list: string) {
  for (const annotation of annotations(messages)) console.log(annotation);
  const file = process.env.GITHUB_STEP_SUMMARY;
  const shown = list.slice(0, maxSummaryLength);
  if (file) await appendFile(file, `## Content check\n\n${fence}text\n${shown}\n${fence}\n`);
}

/**
 * Workflow commands for the first errors and warnings. A problem matcher would read our own log with regular expressions, and
 * follow each change of its layout.
 */
export function annotations(messages: readonly Message[]): string[] {
  return (['error', 'warning'] as const).flatMap((severity) =>
    messages
      .filter((message) => severityOf(message) === severity)
      .slice(0, maxAnnotations)
      .map(({ file, line, column, reason }) => {
        const path = escapeProperty(pathFromRoot(file));
        return `::${severity} file=${path},line=${line},col=${column}::${escapeData(reason)}`;
      }),
  );
}

/** Text of an annotation, on one line. */
function escapeData(text: string): string {
  return visible(text).replaceAll('%', '%25');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
