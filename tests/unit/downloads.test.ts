import { describe, expect, test } from 'vitest';
import { formatReason } from '@/lib/check/downloads';
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
  test.each([
    ['.pdf', Buffer.from('%PDF-1.4')],
    ['.docx', Buffer.from('PK\x03\x04 word/document.xml')],
    ['.csv', Buffer.from('Jahr;Höhe\n1;<html>\n')],
  ])('%s is accepted', (extension, data) => expect(formatReason(data, extension)).toBeUndefined());

  test.each<[string, string, Buffer]>([
    ['an old Word document', '.docx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0])],
    ['a web page', '.pdf', Buffer.from('<!DOCTYPE html><title>404</title>')],
    ['what is not UTF-8', '.csv', Buffer.from('H\xf6he', 'latin1')],
    ['nothing', '.csv', Buffer.from('')],
  ])('%s is an error in a %s file', (_, extension, data) => {
    expect(formatReason(data, extension)).toContain(`not what ${extension} says`);
  });
});
