import { appendFile } from 'node:fs/promises';
import { type Message, pathFromRoot, severityOf } from '../../lib/content/messages';
import { visible } from '../../lib/content/visible';

/** GitHub drops a job summary of more than 1 MiB. */
const maxSummaryLength = 900_000;

/** More than content can contain in a row: what it quotes cannot end the block of code. */
const fence = '`'.repeat(40);

/** Shows messages on their lines of a pull request (GitHub, ten of each severity), and the list in the summary of the job. */
export async function reportToGitHub(messages: readonly Message[], list: string) {
  for (const message of messages) console.log(annotation(message));
  const file = process.env.GITHUB_STEP_SUMMARY;
  const shown = list.slice(0, maxSummaryLength);
  if (file) await appendFile(file, `## Content check\n\n${fence}text\n${shown}\n${fence}\n`);
}

/** A workflow command. A problem matcher would follow each change of our own log's layout. */
function annotation(message: Message): string {
  const escaped = (text: string) => visible(text).replaceAll('%', '%25');
  const path = escaped(pathFromRoot(message.file)).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const { line, column, reason } = message;
  return `::${severityOf(message)} file=${path},line=${line},col=${column}::${escaped(reason)}`;
}
