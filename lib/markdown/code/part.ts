import { noFencedText } from '../../check/code/noFencedText';
import { eachElement } from '../elements';
import type { TextPart } from '../textPart';

/** What scrolls is focusable, so it has a role and a name. */
const scrollableCode = eachElement('pre', (block) => {
  block.properties = { role: 'group', ariaLabel: 'Code', tabIndex: 0 };
});

/** Feed readers scroll code themselves. */
const plainCode = eachElement('pre', (block) => {
  block.properties = {};
});

/** Lines of code, which scroll horizontally. */
export const code: TextPart = {
  plugins: [scrollableCode],
  rules: [[noFencedText, ['error']]],
  feedPlugins: [plainCode],
};
