import { z } from 'zod';

/** The tree of a venture on the plan, which is 1600 x 1400 units. */
export const tree = z
  .strictObject({
    x: z.number().meta({ description: 'Centre, in units of the plan from its left edge.' }),
    y: z.number().meta({ description: 'Centre, in units of the plan from its top edge.' }),
    radius: z.number().positive().meta({ description: 'Outer radius, in units of the plan.' }),
    rings: z.int().positive().meta({ description: 'Number of rings; carries no data.' }),
    flutes: z.int().positive().meta({ description: 'Number of lobes around the outline.' }),
    depth: z.number().min(0).max(0.3).meta({ description: 'Depth of the lobes, as a share of the radius.' }),
    phase: z.number().meta({ description: 'Rotation of the lobes, in radians.' }),
  })
  .meta({ title: 'Tree' });
