/** Widths in pixels to request from the image host, from a card on a phone to a wide screen. */
const widths = [400, 640, 720, 828, 1080, 1440, 1920, 2560] as const;

/** Widths of our own pictures: at most twice the width in which a layout shows them. */
export const ownWidths = {
  // A card of 206 to 406 px, 371 px on a phone; the whole width of a phone; the featured article; an article's page.
  article: [420, 660, 820, 1240, 1500, 1920],
  // The column of a text, 594 px; at least 320 px with two pixels each.
  text: [660, 880, 1188],
  // The face of an author, 48 px.
  person: [48, 96],
  // A person in a section: 96 px on a phone, and up to 406 px.
  portrait: [200, 420, 660, 820],
} as const;

/** Where our own pictures are, and how they are cropped: `article` to 16:10, `person` and `portrait` to a square, `text` not at all without a focus. */
export type PictureShape = keyof typeof ownWidths;

/** The height of a cropped picture as a part of its width. */
export const cropRatio = 10 / 16;

/** A picture of content/pictures/ as the build has prepared it. Small, because browsers get it for each card. */
export type Picture = {
  /** The start of the paths of its files. */
  path: string;
  /** Size in pixels of its widest file. */
  width: number;
  height: number;
  shape: PictureShape;
  /** The format for browsers without AVIF, and for other programs. */
  fallback: 'jpg' | 'png';
  /** The percentage that stays in view when the layout crops its height, and its width; in tens. 50 without it. */
  focus?: { x: number; y: number };
};

/** The attributes of an `<img>` with an article's picture of the image host. `src` is the last one, as for one of our own. */
export function hostedPictureSources(image: string) {
  return { width: 1200, height: 750, srcSet: imageSrcSet(image), src: imageUrl(image, 1080) };
}

/** The attributes of an `<img>` with one of our own pictures, and the AVIF candidates of the `<source>` in front of it. */
export function pictureSources(picture: Picture) {
  const { path, width, height, fallback } = picture;
  const avif = widthsOf(picture).map((each) => `${path}-${each}.avif ${each}w`);
  return { avif: avif.join(', '), width, height, src: `${path}.${fallback}` };
}

/** The widths in which the build writes one of our own pictures; the last one is its own, if that is smaller. */
export function widthsOf({ width, shape }: Pick<Picture, 'width' | 'shape'>): number[] {
  return [...ownWidths[shape].filter((each) => each <= 0.9 * width), width];
}

/** The widest file of a picture that is this wide. */
export function widest(width: number, shape: PictureShape): number {
  return Math.min(width, ownWidths[shape].at(-1) as number);
}

/** URL of an article picture cropped to 16:10, in the best format that the browser accepts. */
export function imageUrl(image: string, width: number): string {
  const url = new URL(image);
  url.search = new URLSearchParams({
    w: String(width),
    h: String(Math.round(width * cropRatio)),
    fit: 'crop',
    auto: 'format',
    q: '70',
  }).toString();
  return url.href;
}

/** `srcset` of an article picture, every width with its descriptor. */
function imageSrcSet(image: string): string {
  return widths.map((width) => `${imageUrl(image, width)} ${width}w`).join(', ');
}
