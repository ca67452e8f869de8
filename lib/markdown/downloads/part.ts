import { downloadsFolder, downloadTypes } from '../../schemas/downloads';
import { type TextPart, writtenWords } from '../textPart';
import { toDownloads } from './plugin';

/** A link to a file in content/files/. checkDownloads.ts checks the files. */
export const downloads: TextPart = {
  plugins: [toDownloads],
  buttons: {
    download: {
      ...{ label: 'Download', icon: 'download', group: 'links', place: 'words' },
      body: [`[$1](\${2:../files/annual-letter.pdf})$0`],
      // The form has a `blob:` URL until the file is saved.
      written: String.raw`(?<![!\\])\[(?<a1>${writtenWords})\]\((?<a2>(?:\.\./${downloadsFolder}/|blob:)[^\s()]+)\)`,
      questions: [
        { stop: 2, label: 'File', from: 'downloads', accept: [...downloadTypes.keys()].join() },
        { stop: 1, label: 'Words of the link' },
      ],
    },
  },
};
