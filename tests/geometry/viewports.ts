import type { Page } from '@playwright/test';

/** In pixels: phones, tablets, the width from which each layout is used, and desktops. */
const widths = [320, 360, 390, 600, 768, 900, 1024, 1100, 1280, 1440, 1920] as const;

export type Viewport = {
  /** For messages. */
  name: string;
  width: number;
  height: number;
  style?: string;
  forcedColors?: 'active';
};

const doubledText = ':root { font-size: 200% !important; }';

/** The text spacing of WCAG 1.4.12, which is for text, not for the labels of drawings. */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
  svg, svg * { letter-spacing: 0 !important; word-spacing: 0 !important; }
`;

/** Every width, a phone in landscape, doubled text, WCAG 1.4.12 spacing and forced colours. */
export const viewports: readonly Viewport[] = [
  ...widths.map((width) => ({ name: `${width} px`, width, height: 800 })),
  { name: '740 x 360 px', width: 740, height: 360 },
  ...[390, 1280].map(
    (width): Viewport => ({
      ...{ name: `${width} px in forced colours`, width, height: 800, forcedColors: 'active' },
    }),
  ),
  ...[390, 600].map(
    (width): Viewport => ({ name: `${width} px with doubled text`, width, height: 800, style: doubledText }),
  ),
  { name: '390 px with wide text', width: 390, height: 800, style: wideText },
];

/** Adds a user style sheet, until the returned function is called. Constructed, because the CSP of the pages blocks style elements. */
export async function addUserStyle(page: Page, css: string): Promise<() => Promise<unknown>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => document.adoptedStyleSheets.pop());
}
