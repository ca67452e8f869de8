import type { Frame } from '../../../lib/schemas/planFrame';
import type { Line } from '../../../lib/site/plan/geometry';
import type { Plan, Ring } from './plan';
import type { Drawing, Ink, Pen } from './svg';

/** The pens of a drawing of the plan; `thin` and `index` draw established trees, `dashed` planned ones. */
export type PlanPens = { ground: Pen; thin: Pen; index: Pen; dashed: Pen };

/** The plan clipped to a frame. */
export function planDrawing(plan: Plan, frame: Frame, pens: PlanPens, background?: Ink): Drawing {
  const rings = (matches: (ring: Ring) => boolean): Line[] =>
    plan.rings.filter(matches).map(({ line }) => line);
  return {
    frame,
    background,
    layers: [
      { pen: pens.ground, lines: plan.ground },
      { pen: pens.thin, lines: rings(({ status, index }) => status === 'established' && !index) },
      { pen: pens.index, lines: rings(({ status, index }) => status === 'established' && index) },
      { pen: pens.dashed, lines: rings(({ status }) => status === 'planned') },
    ],
  };
}
