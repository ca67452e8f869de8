import { clippedText, sidewaysScroll, textAtEdge, wideElements } from './edges';
import type { Fault } from './fault';
import { forcedColourFaults } from './forcedColours';
import { overlappingText } from './overlaps';
import { brokenPictures, type OverPicture, textOverPictures } from './pictures';
import { crowdedUnderlines, unevenLines } from './spacing';
import { linesOf, root } from './text';
import { brokenWords, longLines } from './words';

export type Findings = { faults: string[]; overPictures: OverPicture[] };

/** Looks at the current state of the page, or of the open dialog. */
export function findInPage(): Findings {
  const lines = linesOf(root());
  const isForced = matchMedia('(forced-colors: active)').matches;
  const faults = [
    ...overlappingText(lines),
    ...textAtEdge(lines),
    ...clippedText(lines),
    ...sidewaysScroll(),
    ...wideElements(),
    ...brokenWords(lines),
    ...longLines(lines),
    ...unevenLines(lines),
    ...crowdedUnderlines(lines),
    ...brokenPictures(),
    ...(isForced ? forcedColourFaults(lines) : []),
  ];
  return {
    faults: faults.map(textOf),
    overPictures: textOverPictures(lines),
  };
}

function textOf({ kind, what }: Fault): string {
  return `${kind}: ${what}`;
}
