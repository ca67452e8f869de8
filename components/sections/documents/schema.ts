import { z } from 'zod';
import { download } from '../../../lib/text/downloads/field';
import { heading, sectionSchema, words } from '../section';

const item = z
  .strictObject({
    label: words('The name of the document, for visitors.'),
    file: download('The name of the file in content/files.'),
  })
  .meta({ title: 'Document' });

const schema = sectionSchema('documents', 'Files to download, each with its type and size.', {
  heading: heading(),
  items: z.array(item).min(1).max(20).meta({ description: 'The documents, one to twenty.' }),
});

export type DocumentsSection = z.output<typeof schema>;

export const documents = {
  schema,
  picture: 'A heading on the left; on the right a link with the type and size of its file',
};
