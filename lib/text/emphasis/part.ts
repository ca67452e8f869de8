import type { TextPart } from '../textPart';

/** Bold words and italics. */
export const emphasis: TextPart = {
  snippets: {
    bold: {
      description: 'Bold words',
      body: ['**$1**'],
      button: {
        ...{ label: 'Bold', icon: 'format_bold', group: 'emphasis', place: 'words', shortcut: 'Mod-b' },
      },
    },
    italic: {
      description: 'Words in italics',
      body: ['*$1*'],
      button: {
        ...{ label: 'Italics', icon: 'format_italic', group: 'emphasis', place: 'words', shortcut: 'Mod-i' },
      },
    },
  },
};
