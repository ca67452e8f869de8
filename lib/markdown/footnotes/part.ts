import { noFailedFootnotes } from '../../check/footnotes';
import type { TextPart } from '../textPart';
import { nameBackLinks } from './plugin';

/** A note at the end of a text, `[^1]: …`, and the references to it. */
export const footnotes: TextPart = {
  plugins: [nameBackLinks],
  rules: [[noFailedFootnotes, ['error']]],
  buttons: {
    footnote: {
      ...{ label: 'Footnote', icon: 'asterisk', group: 'links', place: 'words' },
      body: ['[^$1]$0', '', '[^$1]: $2'],
      questions: [
        { stop: 1, label: 'Number', from: 'number' },
        { stop: 2, label: 'Note' },
      ],
    },
  },
};
