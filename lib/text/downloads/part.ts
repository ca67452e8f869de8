import type { TextPart } from '../textPart';
import { toDownloads } from './plugin';

/** A link to a file in content/files/. checkDownloads.ts checks the files. */
export const downloads: TextPart = {
  plugins: [toDownloads],
  snippets: {
    download: {
      prefix: 'download',
      description: 'A link to a file in content/files/; its type and size are added to the text',
      body: ['[$1](../files/$2)$0'],
    },
  },
};
