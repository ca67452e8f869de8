import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { feedHtml } from '@/lib/feeds/feedHtml';
import { checkDownloads } from '@/lib/text/downloads/checkDownloads';
import { formatReason } from '@/lib/text/downloads/fileFormats';
import { pdfFacts } from '@/lib/text/downloads/pdf';
import { formatSize, publishedName, toDownloads } from '@/lib/text/downloads/plugin';
import { compileMarkdown } from './support/compileMarkdown';
import { expectLinearTime } from './support/expectLinearTime';
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

/** A PDF of these objects, by number. The first is its catalogue, the second its information. */
function pdf(objects: string[]): Buffer {
  const body = objects.map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Info 2 0 R >>\n%%EOF\n`, 'latin1');
}

/** The same with its objects in an object stream, compressed if it has a filter. */
function packedPdf(objects: string[], filter = '/FlateDecode'): Buffer {
  const positions = objects.map((_, index) => objects.slice(0, index).join('\n').length + (index ? 1 : 0));
  // From the last to the first, as no rule forbids.
  const header = positions
    .map((position, index) => `${index + 1} ${position}`)
    .toReversed()
    .join(' ');
  const stream = Buffer.from(`${header}\n${objects.join('\n')}`, 'latin1');
  const data = filter ? deflateSync(stream) : stream;
  const dictionary = `<< /Type /ObjStm /N ${objects.length} /First ${header.length + 1} ${filter && `/Filter ${filter}`} /Length ${data.length} >>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n9 0 obj\n${dictionary}\nstream\n`),
    data,
    Buffer.from(
      '\nendstream\nendobj\n10 0 obj\n<< /Type /XRef /Root 1 0 R /Info 2 0 R >>\nstream\n\nendstream\nendobj\nstartxref\n0\n%%EOF\n',
    ),
  ]);
}

const whole = [
  '<< /Type /Catalog /Lang (en-AU) /MarkInfo << /Marked true >> /StructTreeRoot 3 0 R >>',
  '<< /Title (Annual letter) >>',
  '<< /Type /StructTreeRoot >>',
];
const all = {
  hasTitle: true,
  hasLanguage: true,
  isTagged: true,
  isEncrypted: false,
  isIncomplete: false,
  hasScripts: false,
  hasLaunchActions: false,
  hasAttachments: false,
};

describe('the facts of a PDF', () => {
  test.each([
    ['plain', pdf],
    ['packed', (objects: string[]) => packedPdf(objects, '')],
    ['compressed', packedPdf],
  ])('are read from %s objects', (_, write) => expect(pdfFacts(write(whole))).toEqual(all));

  test('are read from UTF-16 texts, indirect objects and XMP metadata', () => {
    const file = pdf([
      '<< /Lang <FEFF0065006E> /MarkInfo 4 0 R /StructTreeRoot 3 0 R >>',
      '<< /Producer (x) >>',
      '<< >>',
      '<< /Marked true >>',
      '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Letter</rdf:li></rdf:Alt></dc:title>',
    ]);
    expect(pdfFacts(file)).toEqual(all);
  });

  test('are those of the last version, after objects have been added to a file', () => {
    for (const first of [pdf, packedPdf])
      for (const last of [pdf, packedPdf]) {
        const versions = (...objects: string[][]) =>
          pdfFacts(Buffer.concat([first(objects[0] ?? []), last(objects[1] ?? [])]));
        const bare = ['<< /Type /Catalog >>', '<< /Producer (x) >>', '<< >>'];
        expect(versions(bare, whole)).toEqual(all);
        expect(versions(whole, bare)).toMatchObject({ hasTitle: false, hasLanguage: false });
      }
  });

  test('are not read from the contents of a stream, even if these seem to end its object', () => {
    const unmarked = whole[0]?.replace('true', 'false') ?? '';
    const stream = '<< /Length 32 >>\nstream\n/Marked true endobj /Marked true\nendstream';
    expect(pdfFacts(pdf([...whole.with(0, unmarked), stream])).isTagged).toBe(false);
  });

  test.each([
    ['a title in another object', '4 0 R', true],
    ['no empty title', '()', false],
    ['no empty title in another object', '5 0 R', false],
    ['no title in an object that is missing', '8 0 R', false],
    ['no empty UTF-16 title', '<FEFF>', false],
  ])('include %s', (_, title, hasTitle) => {
    for (const write of [pdf, packedPdf]) {
      const file = write([...whole.with(1, `<< /Title ${title} >>`), '(Annual letter)', '( )']);
      expect(pdfFacts(file)).toEqual({ ...all, hasTitle });
    }
  });

  test('do not take the title of a bookmark for that of the document', () => {
    for (const write of [pdf, packedPdf]) {
      const file = write([whole[0] ?? '', '<< >>', '<< /Title (Chapter 1) /Parent 1 0 R >>']);
      expect(pdfFacts(file).hasTitle).toBe(false);
    }
  });

  test('include encryption that a trailer behind a stream tells', () => {
    const file = pdf([...whole, '<< /Length 0 >>\nstream\n\nendstream']).toString('latin1');
    expect(pdfFacts(Buffer.from(file.replace('/Info', '/Encrypt 9 0 R /Info'))).isEncrypted).toBe(true);
  });

  test.each<[string, string, object]>([
    ['a script with its name as codes', '<< /S /JavaScript /J#53 5 0 R >>', { hasScripts: true }],
    ['a form of the kind XFA', '<< /Fields [] /XFA 5 0 R >>', { hasScripts: true }],
    ['the name of a launch action in another object', '/Launch', { hasLaunchActions: true }],
    [
      'one after a text and a comment',
      '<< /T (\\)(stream)) /S % endobj (\n/Launch >>',
      { hasLaunchActions: true },
    ],
  ])('include %s, in every version of an object', (_, object, facts) => {
    for (const write of [pdf, packedPdf]) {
      const file = write([...whole, object]);
      expect(pdfFacts(file)).toEqual({ ...all, ...facts });
      expect(pdfFacts(Buffer.concat([file, pdf([...whole, '<< >>'])]))).toEqual({ ...all, ...facts });
    }
  });

  test('do not take words for program code', () => {
    const words =
      '<< /Title (/JS (and) /S /Launch \\(/EF) /URI (https://example.com/S/Launch/JS) /Launched 1 /JSON 2 >>';
    for (const write of [pdf, packedPdf]) expect(pdfFacts(write([...whole, words]))).toEqual(all);
    const page = '<< /Length 20 >>\nstream\n(/S /Launch /JS (\nendstream';
    expect(pdfFacts(pdf([...whole, page]))).toEqual(all);
  });

  test.each([
    ['a stream with another compression', packedPdf(whole, '/LZWDecode')],
    ['a stream with two', packedPdf(whole, '[/FlateDecode /FlateDecode]')],
    ['a stream without compression that says it has one', packedPdf(whole, '5 0 R')],
    ['a stream with a predictor', packedPdf(whole, '/FlateDecode /DecodeParms << /Predictor 12 >>')],
    ['a stream whose objects begin at two positions', packedPdf(whole, '/FlateDecode /First 1')],
    [
      'a damaged stream',
      Buffer.from(packedPdf(whole).toString('latin1').replace('stream\nx', 'stream\ny'), 'latin1'),
    ],
    ['a text that does not end', pdf([...whole, '<< /T (a >>', '<< /S /Launch >>'])],
  ])('say that %s cannot be read', (_, file) => {
    expect(pdfFacts(file).isIncomplete).toBe(true);
  });

  test('say that a file cannot be read if its streams together unpack to more than 100 MB', () => {
    const file = packedPdf([...whole, ' '.repeat(60_000_000)]);
    expect(pdfFacts(file).isIncomplete).toBe(false);
    expect(pdfFacts(Buffer.concat([file, file])).isIncomplete).toBe(true);
  });

  test.each([
    ...[
      '1 0 obj\n',
      '1 0 obj\n<< /Type /Annot >>\nendobj\n',
      '1 0 obj (',
      '(',
      '1 ',
      '/Root 1 0 R ',
      '/Title( ',
    ],
    ...['1 0 obj << >> stream\n', '1 0 obj << /N 1 /First 4 >> stream\n', '/First 1 ', '%', '(\\', '/#4a'],
    ...['<dc:title><rdf:li ', '1 0 obj stream endstream '],
  ])('take time proportional to the size of a file of %j', (pattern) => {
    const fileOf = (size: number) => pdf([pattern.repeat(Math.floor(size / pattern.length))]);
    expectLinearTime((size) => pdfFacts(fileOf(size)), 200_000);
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
  const root = await temporaryFolder({ 'letter.docx/a-folder.txt': '', 'nothing.csv': '' });
  await writeFile(join(root, 'letter.pdf'), pdf(whole));
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
