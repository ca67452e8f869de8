import { expect, test } from 'vitest';
import { downloadsFolder } from '@/lib/text/downloads/plugin';
import { noteUpload, withUploads } from '@/tools/editor/uploads';

const blob = (id: string) => `blob:http://localhost/${id}`;

test('each upload has the path of a picture or of a download with its extension, by where it is in the form, and the keys of the package are left out', () => {
  noteUpload(blob('letter'), 'Letter.DOCX');
  const values = {
    image: blob('photo'),
    file: blob('letter'),
    items: [{ __sc_item_id: 'of the package', name: 'One' }],
    body: `![A desk](${blob('desk')})\n\n[![A film](${blob('film')})](https://example.com)\n\n[A form](${blob('form')})`,
  };
  expect(withUploads(values, { file: downloadsFolder })).toEqual({
    values: {
      image: '../pictures/upload-photo.jpg',
      file: '../files/upload-letter.docx',
      items: [{ name: 'One' }],
      body: '![A desk](../pictures/upload-desk.jpg)\n\n[![A film](../pictures/upload-film.jpg)](https://example.com)\n\n[A form](../files/upload-form.pdf)',
    },
    uploads: {
      'content/pictures/upload-photo.jpg': blob('photo'),
      'content/files/upload-letter.docx': blob('letter'),
      'content/pictures/upload-desk.jpg': blob('desk'),
      'content/pictures/upload-film.jpg': blob('film'),
      'content/files/upload-form.pdf': blob('form'),
    },
  });
});

test.each(['the \\[2024\\] form', 'the [2024] form', `![A \\[red\\] desk](${blob('desk')})`])(
  'a link has the path of a download, also with brackets in its words: [%s]',
  (words) => {
    const { body } = withUploads({ body: `One [${words}](${blob('form')})` }, {}).values;
    const saved = words.replace(blob('desk'), '../pictures/upload-desk.jpg');
    expect(body).toBe(`One [${saved}](../files/upload-form.pdf)`);
  },
);
