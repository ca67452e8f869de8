import type { TextPart } from '../textPart';
import { downloadTypes, toDownloads } from './plugin';

/** A link to a file in content/files/. checkDownloads.ts checks the files. */
export const downloads: TextPart = {
  plugins: [toDownloads],
  snippets: {
    download: {
      prefix: 'download',
      description: 'A link to a file in content/files/; its type and size are added to the text',
      body: [`[$1](\${2:../files/annual-letter.pdf})$0`],
      button: {
        ...{ label: 'Download', icon: 'download', group: 'links', place: 'words' },
        questions: [
          { stop: 2, label: 'File', from: 'downloads', accept: [...downloadTypes.keys()].join() },
          { stop: 1, label: 'Words of the link' },
        ],
      },
    },
  },
};
