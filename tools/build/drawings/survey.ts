import type { Frame } from '../../../lib/schemas/planFrame';
import { expanded, isLargeEnough, type Line } from '../../../lib/site/plan/geometry';
import { seededRandom } from '../../../lib/site/plan/random';
import { summedSines } from '../../../lib/site/plan/waves';
import { contourLines } from './contourLines';
import { articleFrame, type Motif, weighted } from './motif';

/** Industry Insights: hills and saddles. */
export function contourSheet(): Motif {
  const lines = survey(articleFrame, { seed: 4, levels: 27, frequency: [0.0006, 0.0026] });
  return { frame: articleFrame, ...weighted(lines, 2) };
}

/** For the values on the About page: one drawing, cropped differently for each value. */
export function surveySheet(): Motif {
  const frame = { x: 0, y: 0, width: 1280, height: 640 };
  const lines = survey(frame, { seed: 77, levels: 44, frequency: [0.0004, 0.0018] });
  return { frame, ...weighted(lines, 2) };
}

type Survey = { seed: number; levels: number; frequency: readonly [low: number, high: number] };

function survey(frame: Frame, { seed, levels, frequency }: Survey): Line[][] {
  const field = summedSines(seededRandom(seed), { count: 14, height: 14, frequency });
  const heights = Array.from({ length: levels }, (_, i) => -7 + (14 * (i + 0.5)) / levels);
  return contourLines(field, expanded(frame, 24), 8, heights).map((lines) => lines.filter(isLargeEnough));
}
