/** The drawings of the last build, and the icons in its sprite. */
declare const DRAWINGS: readonly string[];
declare const ICONS: readonly string[];

/**
 * Shows another drawing of its kind in place of one that the build of the site will make: that of a new category,
 * business or division. Returns whether there is one.
 */
export function replaceMissingDrawings(page: Document): boolean {
  const folder = '/drawings/';
  const missing = [...page.querySelectorAll(`img[src^="${folder}"]`)].filter(
    (image) => !DRAWINGS.includes((image.getAttribute('src') ?? '').slice(folder.length)),
  );
  for (const image of missing) {
    const kind = kindOf((image.getAttribute('src') ?? '').slice(folder.length));
    const other = DRAWINGS.find((name) => kindOf(name) === kind);
    if (other) image.setAttribute('src', folder + other);
    else image.removeAttribute('src');
  }
  return missing.length > 0;
}

/** Draws the icons of categories that are newer than the sprite. */
export function drawMissingIcons(page: Document, icons: string): void {
  const missing = [...page.querySelectorAll('use')].filter((use) => !ICONS.includes(idOf(use)));
  const sprite = new DOMParser().parseFromString(icons, 'image/svg+xml');
  for (const use of missing) use.replaceWith(...(sprite.getElementById(idOf(use))?.children ?? []));
}

function idOf(use: SVGUseElement): string {
  return (use.getAttribute('href') ?? '').replace(/.*#/, '');
}

/** `article` of `article-innovation.svg`. */
function kindOf(name: string): string {
  return name.replace(/-.*/, '');
}
