import { z } from 'zod';
import { dark, drawingInks, light } from '../../../components/theme/colours';
import { line } from '../../../components/theme/tokens';
import { venture } from '../../../lib/schemas/venture';
import type { DrawnVenture } from '../../../lib/site/plan/tree';
import type { Palette } from './pens';

export const palette: Palette = {
  light,
  dark,
  inks: drawingInks,
  thin: line.drawingThin,
  index: line.drawingIndex,
};

/** The fields that a drawing needs; the content check validates the rest. */
const { name, order, status, tree, crop } = venture.shape;
export const drawnVenture = z.object({ name, order, status, tree, crop });

/** The established ventures first, each in its order. */
export function inDrawingOrder<Drawn extends DrawnVenture & { order: number }>(
  ventures: readonly Drawn[],
): Drawn[] {
  return ventures.toSorted((a, b) => a.status.localeCompare(b.status) || a.order - b.order);
}
