import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What tools/build/fonts.ts writes to .generated/fonts.json. */
export type FontStyles = {
  /** The font faces, and the custom properties of `font` in tokens.ts. */
  css: string;
  /** URLs of the files that every page needs. */
  preload: string[];
};

/** The styles of the brand's fonts. */
export function Fonts() {
  const file = join(process.cwd(), '.generated/fonts.json');
  const { css, preload }: FontStyles = JSON.parse(readFileSync(file, 'utf8'));
  return (
    <>
      {preload.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style>{css}</style>
    </>
  );
}
