import { noFailedCallouts } from '../../check/callouts';
import { eachElement } from '../elements';
import type { TextPart } from '../textPart';
import { calloutIcons, toCallouts } from './plugin';

const kinds = [...calloutIcons.keys()];

/** In feeds, a quotation with a bold label. */
const toQuotations = eachElement('div', (callout) => {
  if (!('dataCallout' in callout.properties)) return;
  callout.tagName = 'blockquote';
  callout.properties = {};
});

/** A box with a label, from a quotation that starts with `[!NOTE]`. */
export const callouts: TextPart = {
  plugins: [toCallouts],
  rules: [[noFailedCallouts, ['error']]],
  feedPlugins: [toQuotations],
  buttons: {
    'call-out': {
      ...{ label: 'Call-out', icon: 'info', group: 'blocks', place: 'block' },
      body: [`> [!\${1|${kinds.join(',')}|}]`, '> $0'],
      written: String.raw`^> ?\[!(?<a1>${kinds.join('|')})\]`,
      questions: [{ stop: 1, label: 'Kind' }],
    },
  },
};
