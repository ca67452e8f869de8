import { noFailedQuotations } from '../../check/quotations';
import type { TextPart } from '../textPart';
import { nameSpeakers } from './plugin';

/** A quotation, with its speaker as a caption if its last line is `— Name, role`. */
export const quotations: TextPart = {
  plugins: [nameSpeakers],
  rules: [[noFailedQuotations, ['warn']]],
  buttons: {
    quotation: {
      ...{ label: 'Quotation', icon: 'format_quote', group: 'blocks', place: 'block' },
      body: ['> $1', '>', '> — $2'],
      written: String.raw`\n(?:>[ \t]*\n)?>[ \t]*— (?<a2>.+)$`,
      questions: [{ stop: 2, label: 'Speaker, for example: Jane Doe, Director', isOptional: true }],
    },
  },
};
