import type { Frame } from '../../../lib/site/plan';
import { type Ink, kinds, type Pens } from './pens';

/** The paths of a drawing by the kind of their lines. Coordinates are half units. */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** Lines end this many half units outside the frame, so that their ends never show. */
const bleed = 20;

/** A drawing as an SVG file, transparent by default. With `#dark` behind its URL it has its dark colours: WebKitGTK 2.50 ignores the colour scheme in images. */
export function svgFile(frame: Frame, lines: Lines, pens: Pens, background?: Ink): string {
  const [left, top, across, down] = [frame.x, frame.y, frame.width, frame.height].map((length) => 2 * length);
  const layers = kinds.flatMap((kind) => {
    const [pen, d] = [pens[kind], (lines[kind] ?? []).map((path) => clipped(path, frame)).join('')];
    return pen && d ? [{ ...pen, d, name: kind[0] }] : [];
  });
  const small = layers.flatMap(({ name, small }) => (small ? `.${name}{${small}}` : '')).join('');
  const darkRules = (scope = '') =>
    [
      background ? `${scope}.p{fill:${background.dark}}` : '',
      ...layers.map(({ name, ink }) => `${scope}.${name}{stroke:${ink.dark}}`),
    ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${frame.width}" height="${frame.height}"`,
    ` viewBox="${left} ${top} ${across} ${down}" preserveAspectRatio="xMidYMid slice">`,
    '<style>path{fill:none;vector-effect:non-scaling-stroke}',
    background ? `.p{fill:${background.light}}` : '',
    ...layers.map(({ name, ink, css }) => `.${name}{stroke:${ink.light};${css}}`),
    small && `@media(max-width:519px){${small}}`,
    `@media(prefers-color-scheme:dark){${darkRules()}}`,
    `${darkRules('#dark:target ')}</style>`,
    background ? `<path class="p" d="M${left} ${top}h${across}v${down}h-${across}z"/>` : '',
    ...layers.map(({ name, d }) => `<path class="${name}" d="${d}"/>`),
    '</svg>\n',
  ].join('');
}

/** The parts of a path (`M`, `q`, `t` and perhaps `z`) near a frame, so that a file has only what it shows. */
function clipped(path: string, { x, y, width, height }: Frame): string {
  const [startX = 0, startY = 0, bendX = 0, bendY = 0, ...steps] = path.match(/-?\d+/g)?.map(Number) ?? [];
  let [fromX, fromY, controlX, controlY] = [startX, startY, startX + bendX, startY + bendY];
  const parts: string[] = [];
  let joint = '';
  for (let i = 0; i < steps.length; i += 2) {
    const [stepX = 0, stepY = 0] = steps.slice(i, i + 2);
    const [toX, toY] = [fromX + stepX, fromY + stepY];
    const isNear = meets([fromX, controlX, toX], x, width) && meets([fromY, controlY, toY], y, height);
    const start = `M${fromX} ${fromY}q${controlX - fromX} ${controlY - fromY} `;
    if (isNear) parts.push(`${joint || start}${stepX} ${stepY}`);
    // After the first curve of a part comes `t`, which is written once.
    joint = isNear ? (joint ? ' ' : 't') : '';
    [fromX, fromY, controlX, controlY] = [toX, toY, 2 * toX - controlX, 2 * toY - controlY];
  }
  return 2 * parts.length === steps.length ? path : parts.join('').replaceAll(' -', '-');
}

function meets(values: readonly number[], start: number, length: number): boolean {
  return Math.max(...values) > 2 * start - bleed && Math.min(...values) < 2 * (start + length) + bleed;
}

/** A low-quality placeholder (LQIP): the SVG without its thin lines, which are most of its bytes. */
export function placeholderOf(file: string): string {
  return file.replace(/ id="dark"|#dark:target[^}]*\}|<path class="[fgt]" d="[^"]*"\/>/g, '');
}
