import type { TextPart } from '../textPart';

/** Bold words. Italics look the same, because the fonts have none, so they have no button. */
export const emphasis: TextPart = {
  snippets: {
    bold: {
      description: 'Bold words',
      body: ['**$1**'],
      button: {
        ...{ label: 'Bold', icon: 'format_bold', group: 'emphasis', place: 'words', shortcut: 'Mod-b' },
      },
    },
  },
};
