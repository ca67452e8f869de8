import type { VFile } from 'vfile';
import { addError, startOfFile } from './messages';

/** In bytes: ten thousand words, 45 minutes of reading. The Markdown parser can take minutes for longer texts. */
const maxTextSize = 60_000;

/** Decodes a file's bytes. Returns whether its text can be checked. */
export function decode(file: VFile, bytes: Uint8Array): boolean {
  const report = (reason: string) => addError(file, startOfFile, reason, 'encoding');
  const maxSize = file.data.collection?.maxSize ?? maxTextSize;
  if (bytes.length > maxSize) {
    const size = Math.round(bytes.length / 1000).toLocaleString('en-AU');
    report(
      `the file is ${size} kB, more than the limit of ${maxSize / 1000} kB: split it, and add pictures as files`,
    );
    return false;
  }
  // With its byte-order mark, if it has one.
  const source = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  // A NUL byte is in each character of UTF-16, and in what is no text.
  if (source.includes('\ufffd') && source.includes('\0')) {
    report('this is not a text file in UTF-8: save it from a text editor with this encoding');
    return false;
  }
  // Contentlayer finds no fields between such lines. Elsewhere, a carriage return alone ends a line, as in Markdown and YAML.
  const [fields = ''] = source.split('\n---', 1);
  if (/^\uFEFF?---\r(?!\n)|\r---/.test(fields))
    report(
      'the line endings are those of old Macintosh computers (CR): save the file with the line endings LF',
    );
  file.value = source;
  return true;
}
