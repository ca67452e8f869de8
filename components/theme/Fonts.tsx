import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preload } from 'react-dom';

/** What tools/build/fonts.ts writes to .generated/fonts.json. */
export type FontStyles = {
  /** The font faces, and the custom properties of `font` in tokens.ts. */
  css: string;
  /** URLs of the files that every page needs. */
  preload: string[];
};

/** Preloads the brand's fonts, and has their styles. */
export function Fonts() {
  const file = join(process.cwd(), '.generated/fonts.json');
  const { css, preload: urls }: FontStyles = JSON.parse(readFileSync(file, 'utf8'));
  // A <link> element would be in the page twice.
  for (const url of urls) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return <style>{css}</style>;
}
