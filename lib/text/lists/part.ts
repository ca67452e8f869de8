import type { TextPart } from '../textPart';
import { noIndentedText } from './noIndentedText';
import { noMissingEmptyLines } from './noMissingEmptyLines';
import { noPastedLists } from './noPastedLists';
import { prepareLists } from './plugin';

export const lists: TextPart = {
  plugins: [prepareLists],
  rules: [
    [noPastedLists, ['warn']],
    [noIndentedText, ['warn']],
    [noMissingEmptyLines, ['warn']],
  ],
};
