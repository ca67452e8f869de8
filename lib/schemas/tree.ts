import { z } from 'zod';
import { planFrame } from './planFrame';

/** In units of the plan. */
export const leastRadius = 20;

/** Rings for which every tree has room, and the least units between the rings of a larger one. */
const [roomForAll, leastSpacing] = [5, 15];

/**
 * The tree of a venture on the plan. With ten ventures at these bounds, the drawings of the
 * home page are about as large as its budget allows (tools/build/post-process/budgets.ts).
 */
export const tree = z
  .strictObject({
    x: between(0, planFrame.width).meta({ description: 'Centre, in units of the plan from its left edge.' }),
    y: between(0, planFrame.height).meta({ description: 'Centre, in units of the plan from its top edge.' }),
    radius: between(leastRadius, 400).meta({ description: 'Outer radius, in units of the plan.' }),
    rings: z
      .int()
      .min(1)
      .meta({
        description: `Number of rings, at most one for ${leastSpacing} units of the radius; carries no data.`,
      }),
    flutes: z.int().min(1).max(8).meta({ description: 'Number of lobes around the outline.' }),
    depth: between(0, 0.12).meta({ description: 'Depth of the lobes, as a share of the radius.' }),
    phase: between(-10, 10).meta({ description: 'Rotation of the lobes, in radians.' }),
  })
  .superRefine(({ radius, rings }, { addIssue }) => {
    const most = ringsFor(radius);
    const message = `a tree with the radius ${radius} has room for ${most} rings: write ${most} or less`;
    if (rings > most) addIssue({ code: 'custom', path: ['rings'], message });
  })
  .meta({ title: 'Tree', isTechnical: true });

/** The shape of a tree seen from above, in units of the plan. */
export type TreeShape = z.infer<typeof tree>;

/** A number from `least` to `most`. */
export function between(least: number, most: number) {
  return z.number().min(least).max(most);
}

/** The most rings of a tree with a radius. */
export function ringsFor(radius: number): number {
  return Math.max(roomForAll, Math.floor(radius / leastSpacing));
}
