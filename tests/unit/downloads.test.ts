import { describe, expect, test } from 'vitest';
import { formatReason } from '@/lib/check/downloads/fileFormats';
import { toDownloads } from '@/lib/markdown/downloads';
import { compileMarkdown } from './support/compileMarkdown';
import { temporaryFolder } from './support/folders';

const folder = await temporaryFolder({ 'files/annual-letter.pdf': '%PDF-1.4 A letter.' });

const html = (text: string) => compileMarkdown(text, [[toDownloads, { contentDir: folder }]]);

describe('a link to a file', () => {
  test('is a download with its type and size, and a hash in its URL', () => {
    expect(html('The [annual *letter*](../files/annual-letter.pdf)')).toMatch(
      /<a href="\/files\/annual-letter-[0-9a-f]{10}\.pdf" download="annual-letter\.pdf">.*\(PDF, 1\u00a0KB\)<\/a>/,
    );
  });

  test.each([
    ['does not exist', '../files/nothing.pdf'],
    ['is of another type', '../files/annual-letter.exe'],
  ])('has no URL if the file %s', (_, url) => {
    expect(compileMarkdown(`[Letter](${url})`)).toBe('<p><a>Letter</a></p>');
  });
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
    ['a web page', '.pdf', Buffer.from('<!DOCTYPE html><title>404</title>'), /it is a web page/],
    ['what is no text', '.csv', Buffer.from('H\xf6he\0', 'latin1'), /it is something else/],
    ['macros', '.docx', zip('word/document.xml word/vbaProject.bin'), /has macros/],
    ['no end', '.xlsx', Buffer.from('PK\x03\x04 xl/workbook.xml'), /the end of the file is missing/],
  ])('%s is an error in a %s file', (_, extension, data, reason) => {
    expect(formatReason(data, extension)).toMatch(reason);
  });
});
