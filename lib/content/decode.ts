import type { VFile } from 'vfile';
import { addError } from './messages';

/** In bytes: ten thousand words, 45 minutes of reading. The Markdown parser can take minutes for longer texts. */
const maxTextSize = 60_000;

/** Decodes a file's bytes. Returns whether its text can be checked. */
export function decode(file: VFile, bytes: Uint8Array): boolean {
  const report = (reason: string, line = 1) => addError(file, { line, column: 1 }, reason, 'encoding');
  const { maxSize = maxTextSize, path = '', extension = '.md' } = file.data.collection ?? {};
  if (bytes.length > maxSize) {
    const size = Math.round(bytes.length / 1000).toLocaleString('en-AU');
    const reason = `the file is ${size} kB, more than the limit of ${maxSize / 1000} kB`;
    const line = lineOfPicture(bytes);
    const isOnlyFile = path.endsWith(extension);
    const fix = isOnlyFile ? 'delete what is no longer needed' : 'split it, and do not embed pictures';
    if (line === 0) report(`${reason}: ${fix}`);
    else
      report(
        `${reason}, because it contains a picture: delete the text from data:image to the end of the picture`,
        line,
      );
    return false;
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    report('the file is saved as UTF-16: save it with the encoding UTF-8');
    return false;
  }
  const source = decoded(bytes);
  if (source.includes('\ufffd') && source.includes('\0')) {
    report('this is not a text file: save it from a text editor with the encoding UTF-8');
    return false;
  }
  // Contentlayer finds no fields between such lines. Elsewhere, a carriage return alone ends a line, as in Markdown and YAML.
  const [fields = ''] = source.split('\n---', 1);
  if (/^\uFEFF?---\r(?!\n)|\r---/.test(fields)) {
    report(
      'the line endings are those of old Macintosh computers (CR): save the file with the line endings LF',
    );
  }
  file.value = source;
  return true;
}

/** The line where a word processor put a picture into the text; 0 if there is none. */
function lineOfPicture(bytes: Uint8Array): number {
  const text = decoded(bytes);
  const index = text.indexOf('data:image/');
  return index < 0 ? 0 : text.slice(0, index).split('\n').length;
}

/** The text with its byte-order mark, if it has one. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
