import type { Frame, Line } from './geometry';
import type { Plan, Ring } from './plan';
import type { Drawing, Ink, Pen } from './svg';

/** The pens of a drawing of the plan; `thin` and `index` draw standing trees, `broken` planned ones. */
export type PlanPens = { ground: Pen; thin: Pen; index: Pen; broken: Pen };

/** The plan cut to a frame. Whether a ring is solid or broken follows from its tree's status alone. */
export function planDrawing(plan: Plan, frame: Frame, pens: PlanPens, paper?: Ink): Drawing {
  const rings = (wanted: (ring: Ring) => boolean): Line[] =>
    plan.rings.filter(wanted).map(({ line }) => line);
  return {
    frame,
    ground: paper,
    layers: [
      { pen: pens.ground, lines: plan.ground },
      { pen: pens.thin, lines: rings(({ status, index }) => status === 'established' && !index) },
      { pen: pens.index, lines: rings(({ status, index }) => status === 'established' && index) },
      { pen: pens.broken, lines: rings(({ status }) => status === 'planned') },
    ],
  };
}
