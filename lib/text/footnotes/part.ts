import type { TextPart } from '../textPart';
import { nameBackLinks } from './plugin';
import { noFailedFootnotes } from './rule';

/** A note at the end of a text, `[^1]: …`, and the references to it. */
export const footnotes: TextPart = {
  plugins: [nameBackLinks],
  rules: [[noFailedFootnotes, ['error']]],
  snippets: {
    footnote: {
      prefix: 'footnote',
      description: 'A footnote: the note is shown at the end of the text',
      body: ['[^$1]$0', '', '[^$1]: $2'],
      button: {
        ...{ label: 'Footnote', icon: 'asterisk', group: 'links', place: 'words' },
        questions: [
          { stop: 1, label: 'Number', from: 'number' },
          { stop: 2, label: 'Note' },
        ],
      },
    },
  },
};
