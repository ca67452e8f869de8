import type { Frame } from '../../../lib/schemas/planFrame';
import type { Line } from '../../../lib/site/plan/geometry';
import type { Drawing, Ink, Pen } from './svg';

/** A drawing in two weights, without colours. `faint` lines are thin and have half the opacity. */
export type Motif = { frame: Frame; thin: Line[]; index: Line[]; faint?: Line[] };

export type MotifPens = { thin: Pen; index: Pen };

/** Every fifth line heavier, counted from `first`. */
export function weighted(lines: Line[][], first = 0): Pick<Motif, 'thin' | 'index'> {
  return {
    thin: lines.filter((_, i) => i % 5 !== first).flat(),
    index: lines.filter((_, i) => i % 5 === first).flat(),
  };
}

export function motifDrawing(
  { frame, thin, index, faint = [] }: Motif,
  pens: MotifPens,
  background?: Ink,
): Drawing {
  const half = { ...pens.thin, opacity: (pens.thin.opacity ?? 1) / 2 };
  return {
    frame,
    background,
    layers: [
      { pen: half, lines: faint },
      { pen: pens.thin, lines: thin },
      { pen: pens.index, lines: index },
    ],
  };
}

/** The frame of an article drawing. */
export const articleFrame: Frame = { x: 0, y: 0, width: 1200, height: 750 };
