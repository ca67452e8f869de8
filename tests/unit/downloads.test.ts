import { join } from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { feedHtml } from '@/lib/feeds/feedHtml';
import { checkDownloads } from '@/lib/text/downloads/checkDownloads';
import { formatReason } from '@/lib/text/downloads/fileFormats';
import { formatSize, publishedName, toDownloads } from '@/lib/text/downloads/plugin';
import { compileMarkdown } from './support/compileMarkdown';
import { temporaryFolder } from './support/folders';

const folder = await temporaryFolder({ 'files/annual-letter.pdf': '%PDF-1.4 A letter.' });

const html = (text: string) => compileMarkdown(text, [[toDownloads, { contentDir: folder }]]);

describe('a link to a file', () => {
  test('is a download with its type and size, and a hash in its URL', () => {
    expect(html('The [annual *letter*](../files/annual-letter.pdf)')).toMatch(
      /^<p>The <a href="\/files\/annual-letter-[0-9a-f]{10}\.pdf" download="annual-letter\.pdf">annual <em>letter<\/em> \(PDF, 1\u00a0KB\)<\/a><\/p>$/,
    );
  });

  test('alone in its paragraph is a block with an icon, but not in feeds', () => {
    const block = html('[Annual letter](../files/annual-letter.pdf)');
    expect(block).toMatch(
      /^<p data-download=""><a [^>]+><svg viewBox="0 0 20 20" aria-hidden="true">.*<\/svg>Annual letter \(PDF, 1\u00a0KB\)<\/a><\/p>$/,
    );
    expect(feedHtml(block, 'https://www.example.com/a')).toMatch(/^<p><a [^>]+>Annual letter \(PDF/);
    expect(html('[Words](/about)')).not.toContain('data-download');
  });

  test('has another URL when the file changes', () => {
    const nameOf = (text: string) => publishedName('annual-letter.pdf', Buffer.from(text));
    expect(nameOf('A lettel.')).not.toBe(nameOf('A letter.'));
  });

  test.each([
    ['does not exist', '../files/nothing.pdf'],
    ['is of another type', '../files/annual-letter.exe'],
  ])('has no URL if the file %s', (_, url) => {
    expect(compileMarkdown(`[Letter](${url})`)).toBe('<p><a>Letter</a></p>');
  });
});

test.each([
  [999_600, '1.0 MB'],
  [9_960_000, '10 MB'],
])('the size of %i bytes is %s', (bytes, words) => {
  expect(formatSize(bytes).replace('\u00a0', ' ')).toBe(words);
});

describe('the format of a file', () => {
  const zip = (name: string) => Buffer.from(`PK\x03\x04 ${name} PK\x05\x06`, 'latin1');

  test.each([
    ['.docx', zip('word/document2.xml')],
    ['.xlsx', zip('xl/workbook.xml')],
    // With the Excel file of a chart.
    ['.pptx', zip('xl/workbook.xml PK\x05\x06 ppt/presentation.xml')],
    ['.csv', Buffer.from('Jahr;Höhe\n1;<html>\n')],
  ])('%s is accepted', (extension, data) => expect(formatReason(data, extension)).toBeUndefined());

  test.each<[string, string, Buffer, RegExp]>([
    ['a zip archive', '.docx', zip('letter.txt'), /it is a zip archive/],
    ['an old Word document', '.docx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), /an old Office file/],
    ['a JPEG picture', '.pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]), /it is a JPEG picture/],
    ['a web page', '.pdf', Buffer.from('<!DOCTYPE html><title>404</title>'), /it is a web page/],
    ['a pointer of Git LFS', '.pdf', Buffer.from('version https://git-lfs.github.com/spec/v1\n'), /Git LFS/],
    ['text that is not UTF-8', '.csv', Buffer.from('H\xf6he', 'latin1'), /not UTF-8.*"CSV UTF-8 \(Comma/],
    ['an unknown file', '.pdf', Buffer.from('H\xf6he', 'latin1'), /it is something else/],
    ['what is no text', '.csv', Buffer.from('H\xf6he\0', 'latin1'), /it is something else/],
    ['macros', '.docx', zip('word/document.xml word/vbaProject.bin'), /has macros/],
    ['no end', '.xlsx', Buffer.from('PK\x03\x04 xl/workbook.xml'), /the end of the file is missing/],
  ])('%s is an error in a %s file', (_, extension, data, reason) => {
    expect(formatReason(data, extension)).toMatch(reason);
  });
});

test('a file that cannot be opened gets a message, and the others are still checked', async () => {
  const root = await temporaryFolder({
    ...{ 'letter.docx/a-folder.txt': '', 'nothing.csv': '', 'letter.pdf': '%PDF-1.4\n%%EOF\n' },
  });
  const files = ['letter.docx', 'nothing.csv', 'letter.pdf'].map(
    (name) => new VFile({ path: join(root, name) }),
  );
  checkDownloads({ downloads: files, documents: [] });
  expect(files.map(({ messages }) => messages.map(({ reason }) => reason))).toEqual([
    ['the file cannot be opened (EISDIR): close it in other programs, or add it again'],
    ['the file is empty: add it again'],
    [expect.stringMatching(/^no text links to this file/)],
  ]);
});
