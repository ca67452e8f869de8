import { confirm, input, select } from '@inquirer/prompts';
import { type Answers, type Field, fields, type Given } from './fields';
import type { Library } from './library';

type Questions = {
  library: Library;
  given: Given;
  draft?: boolean;
  /** Takes proposed values without a question. */
  takeProposals: boolean;
};

/** Where the prompts read and write; the terminal by default. */
type Streams = Parameters<typeof input>[1];

/** Asks for every value that is not given, each until it can be used. Throws ExitPromptError at Ctrl+C. */
export async function ask({ library, given, draft, takeProposals }: Questions, streams?: Streams) {
  const answers: Given = {};
  for (const field of fields) {
    const proposal = field.proposal?.(answers);
    const known = given[field.name] ?? (takeProposals ? proposal : undefined);
    const reading = known === undefined ? undefined : field.read(known, library);
    if (reading && 'error' in reading) console.error(`--${field.flag}: ${reading.error}`);
    answers[field.name] =
      reading && 'value' in reading ? reading.value : await askField(field, library, proposal, streams);
  }
  const message = 'Keep it out of the site for now, as a draft?';
  const isDraft = draft ?? (takeProposals ? false : await confirm({ message, default: false }, streams));
  return { answers: answers as Answers, draft: isDraft };
}

async function askField(
  { question: message, choices, read }: Field,
  library: Library,
  proposal?: string,
  streams?: Streams,
): Promise<string> {
  if (choices) return select({ message, choices }, streams);
  const validate = (text: string) => {
    const reading = read(text, library);
    return 'value' in reading || reading.error;
  };
  const text = await input({ message, default: proposal, validate }, streams);
  const reading = read(text, library);
  return 'value' in reading ? reading.value : text;
}
