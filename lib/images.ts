/** Widths in pixels to request from the image host, from a card on a phone to a wide screen. */
const widths = [400, 640, 828, 1080, 1440, 1920, 2560] as const;

const ratio = 10 / 16;

/** URL of an article picture cropped to 16:10, in the best format that the browser accepts. */
export function imageUrl(image: string, width: number): string {
  const url = new URL(image);
  url.search = new URLSearchParams({
    w: String(width),
    h: String(Math.round(width * ratio)),
    fit: 'crop',
    auto: 'format',
    q: '70',
  }).toString();
  return url.href;
}

/** `srcset` of an article picture, every width with its descriptor. */
export function imageSrcSet(image: string): string {
  return widths.map((width) => `${imageUrl(image, width)} ${width}w`).join(', ');
}
