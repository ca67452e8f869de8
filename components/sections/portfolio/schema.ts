import { heading, sectionType } from '../section';

export const portfolio = sectionType('portfolio', {
  description: 'A card with a drawing for each business.',
  screenshotAlt:
    'Two cards, one dark and one light: a drawing of tree rings, the name of a business, a sentence and a link',
  fields: { heading: heading() },
});
