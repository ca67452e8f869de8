import localFont from 'next/font/local';

// Both are preloaded: a font that a browser only finds in the styles holds up the first paint on slow lines,
// though it swaps in over a fallback of its metrics. Besley is used in one weight, so its file holds one.
export const besley = localFont({
  src: '../../node_modules/@fontsource/besley/files/besley-latin-400-normal.woff2',
  weight: '400',
  display: 'swap',
  variable: '--font-besley',
  adjustFontFallback: 'Times New Roman',
});

export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
});
