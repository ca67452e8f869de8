import localFont from 'next/font/local';

// Both are preloaded, because a font that the browser discovers in the CSS delays FCP on slow connections, even with
// `display: swap`. Besley's file has one weight, the only one in use.
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
