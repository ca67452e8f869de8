/** Min-width media queries: styles outside them are for the narrowest screens. */
export const from600 = '@media (min-width: 600px)';
export const from900 = '@media (min-width: 900px)';
export const from1024 = '@media (min-width: 1024px)';

/**
 * A query for a container at least as wide as so many rem, inside an element with a `container-type`. Unlike a media
 * query, it counts larger text as less room.
 */
export const roomFor = (rem: number) => `@container (min-width: ${rem}rem)`;

/** Styles of such an element. On paper it is none: browsers would cut through its words where a sheet ends. */
export const queryContainer = `
  container-type: inline-size;

  @media print {
    container-type: normal;
  }`;

export const darkScheme = '@media screen and (prefers-color-scheme: dark)';
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const forcedColors = '@media (forced-colors: active)';
export const moreContrast = '@media (prefers-contrast: more)';
/** Text must have an opaque background. */
export const reducedTransparency = '@media (prefers-contrast: more), (prefers-reduced-transparency: reduce)';
export const print = '@media print';
/** Where a drawing behind text is hidden. */
export const withoutBackdrop = `${reducedTransparency}, (forced-colors: active)`;
/** Where drawings are hidden: forced colours remove their lines, and print does not need them. */
export const withoutDrawings = `${forcedColors}, print`;

/** Styles of what only screens show. */
export const hiddenInPrint = hiddenWhere(print);
/** Styles of a drawing, which is left out where its lines or its ink would be lost. */
export const hiddenDrawing = hiddenWhere(withoutDrawings);

function hiddenWhere(query: string): string {
  return `${query} {
    display: none;
  }`;
}

/** Styles of what only paper shows. */
export const shownInPrint = `
  display: none;

  ${print} {
    display: block;
  }`;

/** Styles of a grid that is a block on paper, because in a grid headings part from their text. */
export function blockInPrint(gap: string): string {
  return `${print} {
    display: block;

    > * + * {
      margin-top: ${gap};
    }
  }`;
}

/** Styles of a box whose background shows its edge: forced colours remove it. */
export const forcedBorder = `${forcedColors} {
    border: 1px solid CanvasText;
  }`;
