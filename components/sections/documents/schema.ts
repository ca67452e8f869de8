import { z } from 'zod';
import { download } from '@/lib/schemas/downloads';
import { heading, sectionType, words } from '../section';

const item = z
  .strictObject({
    label: words('The name of the document, for visitors.'),
    file: download('The file in content/files.'),
  })
  .meta({ title: 'Document' });

export const documents = sectionType('documents', {
  description: 'Files to download, each with its type and size.',
  fields: {
    heading: heading(),
    items: z.array(item).min(1).max(20).meta({ description: 'The documents, one to twenty.' }),
  },
});
