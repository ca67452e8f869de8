import type { TextPart } from '../textPart';
import { noDetachedItems } from './noDetachedItems';
import { noEmptyItems } from './noEmptyItems';
import { noIndentedText } from './noIndentedText';
import { noMissingEmptyLines } from './noMissingEmptyLines';
import { noPastedLists } from './noPastedLists';
import { prepareLists } from './plugin';

export const lists: TextPart = {
  plugins: [prepareLists],
  rules: [
    [noPastedLists, ['warn']],
    [noDetachedItems, ['warn']],
    [noEmptyItems, ['warn']],
    [noIndentedText, ['warn']],
    [noMissingEmptyLines, ['warn']],
  ],
  buttons: {
    list: {
      ...{ label: 'List', icon: 'format_list_bulleted', group: 'lists', place: 'lines' },
      body: ['- $1'],
      shortcut: 'Mod-Shift-8',
    },
    'numbered list': {
      ...{ label: 'Numbered list', icon: 'format_list_numbered', group: 'lists', place: 'lines' },
      body: ['1. $1'],
      shortcut: 'Mod-Shift-7',
    },
  },
};
