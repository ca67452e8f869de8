import type { TextPart } from '../textPart';

/** Bold words. Italics look the same, because the fonts have none, so they have no button. */
export const emphasis: TextPart = {
  buttons: {
    bold: {
      ...{ label: 'Bold', hint: 'the site has no italics', icon: 'format_bold', group: 'emphasis' },
      body: ['**$1**'],
      ...{ place: 'words', shortcut: 'Mod-b', otherShortcut: 'Mod-i' },
    },
  },
};
