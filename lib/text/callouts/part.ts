import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../textPart';
import { calloutIcons, toCallouts } from './plugin';
import { noFailedCallouts } from './rule';

const kinds = [...calloutIcons.keys()];

/** A box with a label, from a quotation that starts with `[!NOTE]`. */
export const callouts: TextPart = {
  plugins: [toCallouts],
  rules: [[noFailedCallouts, ['error']]],
  feedPlugins: [toQuotations],
  snippets: {
    'call-out': {
      prefix: 'callout',
      description: 'A call-out: a box with a label',
      body: [`> [!\${1|${kinds.join(',')}|}]`, '> $0'],
      button: {
        ...{ label: 'Call-out', icon: 'info', group: 'blocks', place: 'block' },
        written: String.raw`^> ?\[!(?<a1>${kinds.join('|')})\]`,
        questions: [{ stop: 1, label: 'Kind' }],
      },
    },
  },
};

/** In feeds, a quotation with a bold label. */
function toQuotations() {
  return (tree: Root) =>
    visit(tree, { tagName: 'div' }, (callout: Element) => {
      if (!('dataCallout' in callout.properties)) return;
      callout.tagName = 'blockquote';
      callout.properties = {};
    });
}
