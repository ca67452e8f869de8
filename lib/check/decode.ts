import { errorAt, type Finding } from './problem';

/** Ten thousand words, which take three quarters of an hour to read. */
export const largestFile = 60_000;

/** The text of a file's bytes; undefined when there is no point in looking at it any further. */
export function decode(bytes: Buffer): { source?: string; findings: Finding[] } {
  const top = { line: 1, column: 1 };
  if (bytes.length > largestFile) {
    const message = `the file has ${Math.round(bytes.length / 1000).toLocaleString('en-AU')} kB, more than the ${largestFile / 1000} kB that a text may have: split it, and keep pictures out of it`;
    return { findings: [errorAt(top, message)] };
  }
  if (/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))) {
    return { findings: [errorAt(top, 'the file is saved as UTF-16: save it with the encoding UTF-8')] };
  }
  const source = bytes.toString('utf8');
  if (source.includes('\ufffd') && source.includes('\0')) {
    return {
      findings: [errorAt(top, 'this is not a text file: write it in a text editor and save it as UTF-8')],
    };
  }
  if (!/\r(?!\n)/.test(source)) return { source, findings: [] };
  const message =
    'the line ends of old Macintosh computers are used here: save the file with those of Windows or Unix (LF)';
  return { source, findings: [errorAt(top, message)] };
}
