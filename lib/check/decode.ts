import type { VFile } from 'vfile';
import { addError, startOfFile } from './messages';

/** 60 kB hold ten thousand words, which take three quarters of an hour to read. */
export const maxFileSize = 60_000;

/** Turns a file's bytes into text. Returns whether the text can be checked any further. */
export function decode(file: VFile, bytes: Buffer): boolean {
  const refuse = (reason: string) => addError(file, startOfFile, reason, 'encoding');
  if (bytes.length > maxFileSize) {
    const size = Math.round(bytes.length / 1000).toLocaleString('en-AU');
    refuse(
      `the file has ${size} kB, more than the ${maxFileSize / 1000} kB that a text may have: split it, and keep pictures out of it`,
    );
    return false;
  }
  if (/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))) {
    refuse('the file is saved as UTF-16: save it with the encoding UTF-8');
    return false;
  }
  const source = bytes.toString('utf8');
  if (source.includes('\ufffd') && source.includes('\0')) {
    refuse('this is not a text file: write it in a text editor and save it as UTF-8');
    return false;
  }
  if (/\r(?!\n)/.test(source)) {
    refuse(
      'the line ends of old Macintosh computers are used here: save the file with those of Windows or Unix (LF)',
    );
  }
  file.value = source;
  return true;
}
