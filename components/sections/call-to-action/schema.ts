import type { z } from 'zod';
import { inlineText } from '../../../lib/text/markdownFields';
import { button, heading, sectionSchema } from '../section';

const schema = sectionSchema('call-to-action', 'A closing question on a dark background, with a button.', {
  heading: heading(),
  text: inlineText('A sentence or two.'),
  button: button(),
});

export type CallToActionSection = z.output<typeof schema>;

export const callToAction = {
  schema,
  picture: 'On dark green with tree rings, a large question, a sentence and a light button',
  isPanel: true,
};
