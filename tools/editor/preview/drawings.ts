/** The drawings of the last build. */
declare const DRAWINGS: readonly string[];

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

/** Draws the icons from a sprite with those of the categories now: the one of the last build has those of that time. */
export function drawIcons(page: Document, icons: string): void {
  const sprite = new DOMParser().parseFromString(icons, 'image/svg+xml');
  for (const use of page.querySelectorAll('use')) {
    const id = (use.getAttribute('href') ?? '').replace(/.*#/, '');
    use.replaceWith(...(sprite.getElementById(id)?.cloneNode(true).childNodes ?? []));
  }
}

/** `article` of `article-innovation.svg`. */
function kindOf(name: string): string {
  return name.replace(/-.*/, '');
}
