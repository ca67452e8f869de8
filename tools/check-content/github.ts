import { appendFile } from 'node:fs/promises';
import {
  count,
  countsOf,
  formatMessage,
  type Message,
  pathFromRoot,
  severityOf,
} from '../../lib/content/messages';
import { visible } from '../../lib/content/visible';

/** GitHub shows only this many annotations of each severity per step. */
const maxAnnotations = 10;

/** GitHub drops a job summary of more than 1 MiB. */
const maxSummaryLength = 900_000;

const limits = 'The check cannot judge whether a text is true, complete and worth our name.';

/**
 * Workflow commands that show the first errors and warnings on their lines of a pull request. A problem matcher would read
 * our own log with regular expressions, and follow each change of its layout.
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

/** All messages as Markdown, for the summary of a job. */
export function summary(messages: readonly Message[], files: number): string {
  const found = messages.length === 0 ? 'No errors or warnings' : capitalised(countsOf(messages));
  const head = `## Content check\n\n${found} in ${count(files, 'file')}. ${limits}\n`;
  if (messages.length === 0) return head;
  let text = `${head}\n| Place | | What to do | Rule |\n| --- | --- | --- | --- |\n`;
  for (const [index, message] of messages.entries()) {
    const { file, line, reason, ruleId } = message;
    const place = escapeCell(`${pathFromRoot(file)}:${line}`);
    const row = `| ${place} | ${severityOf(message)} | ${escapeCell(reason)} | ${ruleId} |\n`;
    if (text.length + row.length > maxSummaryLength) {
      const next = escapeCell(formatMessage(message));
      return `${text}\n${messages.length - index} more are in the log. The next one: ${next}\n`;
    }
    text += row;
  }
  return text;
}

/** Appends the summary to the file that GitHub provides, if there is one. */
export async function appendSummary(file: string | undefined, messages: readonly Message[], files: number) {
  if (file) await appendFile(file, `${summary(messages, files)}\n`);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text of an annotation, on one line. */
function escapeData(text: string): string {
  return visible(text).replaceAll('%', '%25');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Text that a table cell shows literally. */
function escapeCell(text: string): string {
  return visible(text).replace(/[\\`*_[\]<>|~#&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
