import { confirm, input, select } from '@inquirer/prompts';
import { type Answers, type Field, fields, type Given } from './fields';
import type { Library } from './library';

type Questions = {
  library: Library;
  given: Given;
  draft?: boolean;
  /** Uses defaults without asking. */
  acceptDefaults: boolean;
};

/** The input and output of the prompts; the terminal by default. */
type Streams = Parameters<typeof input>[1];

/** Asks for every value that is not given, each until it is valid. Throws ExitPromptError at Ctrl+C. */
export async function ask({ library, given, draft, acceptDefaults }: Questions, streams?: Streams) {
  const answers: Given = {};
  for (const field of fields) {
    const defaultValue = field.defaultValue?.(answers);
    const provided = given[field.name] ?? (acceptDefaults ? defaultValue : undefined);
    const parsed = provided === undefined ? undefined : field.parse(provided, library);
    if (parsed && 'error' in parsed) console.error(`--${field.flag}: ${parsed.error}`);
    answers[field.name] =
      parsed && 'value' in parsed ? parsed.value : await askField(field, library, defaultValue, streams);
  }
  const message = 'Keep it off the site for now, as a draft?';
  const isDraft = draft ?? (acceptDefaults ? false : await confirm({ message, default: false }, streams));
  return { answers: answers as Answers, draft: isDraft };
}

async function askField(
  { question: message, choices, parse }: Field,
  library: Library,
  defaultValue?: string,
  streams?: Streams,
): Promise<string> {
  if (choices) return select({ message, choices }, streams);
  const validate = (text: string) => {
    const parsed = parse(text, library);
    return 'value' in parsed || parsed.error;
  };
  const written = (text: string) => {
    const parsed = parse(text, library);
    return 'value' in parsed ? parsed.value : text;
  };
  // Shows the value that is written, such as a file name in lower case with hyphens.
  const transformer = (text: string, { isFinal }: { isFinal: boolean }) => (isFinal ? written(text) : text);
  return written(await input({ message, default: defaultValue, validate, transformer }, streams));
}
