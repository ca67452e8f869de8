import type { ToolbarButton } from './buttons';

type Stop = { number: number; example?: string; choices?: string[] };

/** What is written for each stop, by number. */
export type Answers = Readonly<Record<number, string>>;

/** In a filled line, a stop that nothing is written for, and the end of its example. */
export const [openStop, exampleEnd] = ['\0', '\x01'];

/** The words and the stops of a line of a button, in order. */
function partsOf(line: string): (string | Stop)[] {
  return line.split(/(\$\d+|\$\{[^}]+\})/).map((part) => {
    const [, number, example, choices] = /^\$\{?(\d+)(?::(.*)\}|\|(.*)\|\}|$)/.exec(part) ?? [];
    return number ? { number: Number(number), example, choices: choices?.split(',') } : part;
  });
}

/** The stops of a line. */
export function stopsOf(line: string): Stop[] {
  return partsOf(line).filter((part) => typeof part !== 'string');
}

/** A line with words in the place of its stops. */
export function exampleOf(line: string): string {
  return partsOf(line)
    .map((part) => (typeof part === 'string' ? part : (part.choices?.[0] ?? 'words')))
    .join('');
}

/** The question for a stop, if there is one. */
function questionFor({ questions = [] }: ToolbarButton, { number }: Stop) {
  return questions.find(({ stop }) => stop === number);
}

/** Whether a line has a stop that is asked for. */
export function isAsked(line: string, button: ToolbarButton): boolean {
  return stopsOf(line).some((stop) => questionFor(button, stop));
}

/** Whether a button asks for words in the place of those that are selected, as a footnote does not. */
export function asksForWords({ body: [line = ''], place, questions = [] }: ToolbarButton): boolean {
  const [first] = stopsOf(line);
  return place === 'words' && questions.some(({ stop, from }) => stop === first?.number && !from);
}

/** Whether a line has stops, and nothing was answered for any of them. */
export function isUnanswered(line: string, button: ToolbarButton, answers: Answers): boolean {
  const stops = stopsOf(line);
  return stops.length > 0 && stops.every((stop) => questionFor(button, stop) && !answers[stop.number]);
}

/**
 * A line with the answers in the place of its stops. `written` are former words as they are in the text, which stay so if
 * their answer has not changed.
 */
export function fillLine(
  line: string,
  button: ToolbarButton,
  answers: Answers,
  written: Answers = {},
): string {
  let text = '';
  for (const part of partsOf(line)) {
    if (typeof part === 'string') text += part;
    else {
      const question = questionFor(button, part);
      const isLeftOut = question?.onlyWith !== undefined && !answers[question.onlyWith];
      const answer = isLeftOut ? '' : (answers[part.number] ?? '');
      const { before = '', after = '' } = (answer && question) || {};
      if (!question) text += answer || openStop + (part.example ? part.example + exampleEnd : '');
      else {
        text += text.endsWith('"') ? before.trimStart() : before;
        const former = written[part.number];
        const isFormer = former !== undefined && answerOf(former) === answer;
        text += (isFormer ? former : escaped(answer, text)) + after;
      }
    }
  }
  // The title of a picture without a caption.
  return text.replace(/ ""(?=\)$)/, '');
}

/** The answer that was written as these words: in one line, and without the backslashes in front of signs. */
export function answerOf(words: string): string {
  return words.replace(/\s*\n\s*/g, ' ').replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** An answer behind a text, with a backslash in front of signs that would end the link, picture or title. */
function escaped(answer: string, text: string): string {
  if (text.endsWith('(')) return answer.replace(/[\s()]/g, percentEncoded);
  if (text.lastIndexOf('[') > text.lastIndexOf(']')) return answer.replace(/[[\]\\]/g, '\\$&');
  const isTitle = text.split('"').length % 2 === 0;
  return isTitle ? answer.replace(/["\\]/g, '\\$&') : answer;
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
