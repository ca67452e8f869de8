/** A colour in OKLCH: lightness and chroma from 0 to 1, hue in degrees. */
type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** Converts #RRGGBB to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  ) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, yellow),
    hue: ((Math.atan2(yellow, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Converts OKLCH to #RRGGBB. Reduces the chroma of a colour that sRGB cannot show. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const channels = toChannels({ lightness, chroma, hue });
  if (chroma > 0.001 && channels.some((value) => value < -0.5 || value > 255.5))
    return toHex({ lightness, chroma: chroma * 0.98, hue });
  const bytes = channels.map((value) => Math.round(Math.min(255, Math.max(0, value))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Red, green and blue from 0 to 255; outside of that range if sRGB cannot show the colour. */
function toChannels({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => 255 * encoded(value));
}

/** The transfer functions of sRGB. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
