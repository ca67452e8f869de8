import { noDetachedItems } from '../../check/lists/noDetachedItems';
import { noEmptyItems } from '../../check/lists/noEmptyItems';
import { noIndentedText } from '../../check/lists/noIndentedText';
import { noMissingEmptyLines } from '../../check/lists/noMissingEmptyLines';
import { noPastedLists } from '../../check/lists/noPastedLists';
import type { TextPart } from '../textPart';
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
