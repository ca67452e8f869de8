import type { TextPart } from '../textPart';

/** Bold words. Italics look the same, because the fonts have none, so they have no button. */
export const emphasis: TextPart = {
  snippets: {
    bold: {
      description: 'Bold words',
      body: ['**$1**'],
      button: {
        ...{ label: 'Bold', hint: 'the site has no italics', icon: 'format_bold', group: 'emphasis' },
        ...{ place: 'words', shortcut: 'Mod-b', otherShortcut: 'Mod-i' },
      },
    },
  },
};
