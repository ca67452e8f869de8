import localFont from 'next/font/local';

// Both are preloaded: a font that a browser only finds in the styles holds up the first paint on slow lines,
// though it swaps in over a fallback of its metrics. Besley is used in one weight, so its file holds one.
export const besley = localFont({
  src: '../../.generated/fonts/besley.woff2',
  weight: '400',
  display: 'swap',
  variable: '--font-besley',
  adjustFontFallback: 'Times New Roman',
});

export const figtree = localFont({
  src: '../../.generated/fonts/figtree.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
});
