import { z } from 'zod';
import { inquiry } from './inquiry';
import { placeholders, text } from './text';
import { tree } from './tree';

/** `content/divisions/<slug>.yaml`: one expansion division, planned until `status` says established. */
export const division = z
  .strictObject({
    name: text('The name of the division.'),
    shortName: text('The name on the plan, where room is short.').optional(),
    order: z.int().min(1).meta({ description: 'Place in lists, 1 first.' }),
    status: z
      .enum(['planned', 'established'])
      .meta({ description: 'planned: broken line; established: solid line.' }),
    phase: text('The phase it is in at present.'),
    summary: text('One sentence about what it is planned to do.'),
    inquiry,
    placeholders: placeholders(['summary', 'phase']),
    tree,
  })
  .meta({ title: 'Division' });
