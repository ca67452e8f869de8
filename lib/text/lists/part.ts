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
  snippets: {
    list: {
      description: 'A list',
      body: ['- $1'],
      button: {
        ...{ label: 'List', icon: 'format_list_bulleted', group: 'lists', place: 'lines' },
        shortcut: 'Mod-Shift-8',
      },
    },
    'numbered list': {
      description: 'A numbered list',
      body: ['1. $1'],
      button: {
        ...{ label: 'Numbered list', icon: 'format_list_numbered', group: 'lists', place: 'lines' },
        shortcut: 'Mod-Shift-7',
      },
    },
  },
};
