import { preload } from 'react-dom';
import { fontFamilies, fontStyles } from './fontFamilies';

/**
 * Preloads the file of each font that every page needs, and has their styles. A font that the browser discovers in the CSS
 * delays FCP on slow connections, even with `display: swap`.
 */
export function Fonts() {
  // A <link> element would be in the page twice.
  for (const { core } of Object.values(fontFamilies))
    preload(`/fonts/${core}`, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return <style>{fontStyles}</style>;
}
