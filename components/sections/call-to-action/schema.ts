import { inlineText } from '@/lib/markdown/fields';
import { button, heading, sectionType } from '../section';

export const callToAction = sectionType('call-to-action', {
  description: 'A closing question on a dark background, with a button.',
  fields: {
    heading: heading(),
    text: inlineText('A sentence or two.'),
    button: button(),
  },
});
