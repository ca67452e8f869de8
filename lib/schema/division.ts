import { z } from 'zod';
import { inquiry } from './inquiry';
import { placeholders, text } from './text';
import { tree } from './tree';

/** `content/divisions/<slug>.yaml`: one expansion division, planned until `status` says established. */
export const division = z
  .strictObject({
    name: text('The name of the division.'),
    shortName: text('A shorter name for the plan.').optional(),
    order: z.int().min(1).meta({ description: 'Position in lists; 1 is first.' }),
    status: z
      .enum(['planned', 'established'])
      .meta({ description: 'planned: dashed lines; established: solid lines.' }),
    phase: text('Its current phase.'),
    summary: text('One sentence about what it is planned to do.'),
    inquiry,
    placeholders: placeholders(['summary', 'phase']),
    tree,
  })
  .meta({ title: 'Division' });
