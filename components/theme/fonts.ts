import localFont from 'next/font/local';

// Besley sets the headlines, which paint first: it is preloaded. Figtree swaps in over a fallback of its metrics.
export const besley = localFont({
  src: '../../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  weight: '400 900',
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
  preload: false,
});
