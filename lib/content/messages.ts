import { relative, sep } from 'node:path';
import type { Point } from 'unist';
import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { visible } from './visible';

export type Message = VFile['messages'][number];

declare module 'vfile-message' {
  interface VFileMessage {
    /** The path of the field that it is about, which may be missing. */
    field?: readonly PropertyKey[];
    /** The lines around it, for a terminal. */
    frame?: string[];
  }
}

export const startOfFile: Point = { line: 1, column: 1 };

/** Adds an error to a file. Errors stop the build. Unlike `file.fail`, this does not throw. */
export function addError(file: VFile, place: Point, reason: string, ruleId: string): Message {
  const message = file.message(reason, { place, ruleId, source: 'content' });
  message.fatal = true;
  return message;
}

/** Adds a warning to a file. Warnings do not stop the build. */
export function addWarning(file: VFile, place: Point, reason: string, ruleId: string) {
  file.message(reason, { place, ruleId, source: 'content' });
}

/** All messages of files for a terminal or a log, below the paths of the files; empty if there are none. */
export function formatFiles(files: readonly VFile[]): string {
  return reporter(files.map(visibleFile), { quiet: true, verbose: true });
}

/** A file whose path and messages quote names and values of content without the characters that terminals obey. */
function visibleFile({ path, messages }: VFile): VFile {
  const file = new VFile({ path: visible(path) });
  for (const { reason, place, ruleId, source, fatal, frame } of messages) {
    const message = file.message(visible(reason), { place, ruleId, source });
    message.fatal = fatal;
    message.note = frame?.map(visible).join('\n');
  }
  return file;
}

/** The lines around a place, with their numbers and a mark below the column. */
export function frameOf(lines: readonly string[], { line, column }: Point): string[] {
  const first = Math.max(0, line - 3);
  return lines
    .slice(first, line + 1)
    .flatMap((text, index) => [
      `${String(first + index + 1).padStart(4)} | ${text}`,
      ...(first + index + 1 === line ? [`${' '.repeat(5)}| ${' '.repeat(column - 1)}^`] : []),
    ]);
}

/** A reason without the middle of a very long value that it quotes. Its start and its end say what is wrong and what to write. */
export function shortened(reason: string): string {
  return reason.replace(/^(.{700}).{100,}(.{200})$/su, '$1 […] $2');
}

export function severityOf({ fatal }: Message): 'error' | 'warning' {
  return fatal ? 'error' : 'warning';
}

/** How many messages there are: `no errors and 1 warning`; without warnings, only the errors. */
export function countsOf(messages: readonly Message[]): string {
  const errors = messages.filter(({ fatal }) => fatal).length;
  const warnings = messages.length - errors;
  return [count(errors, 'error'), ...(warnings ? [count(warnings, 'warning')] : [])].join(' and ');
}

/** A number of things in words: `no files`, `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
}

/** A path from the root of the project, with forward slashes. */
export function pathFromRoot(path = ''): string {
  return relative(process.cwd(), path).split(sep).join('/');
}
