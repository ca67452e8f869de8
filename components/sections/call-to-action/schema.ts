import { inlineText } from '@/lib/markdown/fields';
import { button, heading, sectionType } from '../section';

export const callToAction = sectionType('call-to-action', {
  description: 'A closing question on a dark background, with a button.',
  screenshotAlt: 'On dark green with tree rings, a large question, a sentence and a light button',
  background: 'panel',
  fields: {
    heading: heading(),
    text: inlineText('A sentence or two.'),
    button: button(),
  },
});
