import type { z } from 'zod';
import { heading, sectionSchema } from '../section';

const schema = sectionSchema('portfolio', 'A card with a drawing for each business.', { heading: heading() });

export type PortfolioSection = z.output<typeof schema>;

export const portfolio = {
  schema,
  picture:
    'Two cards, one dark and one light: a drawing of tree rings, the name of a business, a sentence and a link',
};
