import { clipped } from './clip';
import { type Frame, grown, type Line, moved } from './geometry';
import { simplified } from './simplify';
import { fitted, splinePath } from './spline';

/** A colour by day and by night. */
export type Ink = { light: string; dark: string };

export type Pen = {
  ink: Ink;
  /** Pixels on the screen, whatever size the drawing is shown at. */
  width: number;
  opacity?: number;
  /** Dash and gap in pixels on the screen. */
  dash?: readonly [dash: number, gap: number];
  /** Width and dash while the drawing is shown narrower than 600 px, if the lines would clog. */
  small?: Pick<Pen, 'width' | 'dash'>;
};

type Layer = { pen: Pen; lines: Line[] };

export type Drawing = {
  frame: Frame;
  /** Without a ground the paper of the page shows through. */
  ground?: Ink;
  layers: Layer[];
  /** See `simplified`; 1 unless a drawing needs finer or coarser curves. */
  tolerance?: number;
};

/** Lines end this many units outside the frame, so that their cut ends never show. */
export const bleed = 10;

/** The drawing as one SVG file: the same bytes for the same drawing. */
export function svgFile({ frame, ground, layers, tolerance = 1 }: Drawing): string {
  const { width, height } = frame;
  const drawn = layers.map(({ pen, lines }) => ({ pen, data: pathData(lines, frame, tolerance) }));
  const shown = drawn.filter(({ data }) => data !== '');
  const sheet = ground ? `<path class="${paper}" d="M0 0h${width}v${height}H0z"/>` : '';
  const paths = shown.map(({ data }, i) => `<path class="${className(i)}" d="${data}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<style>${styles(
      shown.map(({ pen }) => pen),
      ground,
    )}</style>`,
    `${sheet}<g transform="scale(.5)">${paths}</g></svg>\n`,
  ].join('');
}

/** The file of a drawing without its thinnest lines, which are most of it: what it looks like from afar. */
export function placeholderOf(file: string): string {
  const pens = [...file.matchAll(/\.([a-z])\{stroke:[^;}]+;stroke-width:([\d.]+)/g)];
  const thinnest = Math.min(...pens.map(([, , width]) => Number(width)));
  const heavy = new Set(pens.filter(([, , width]) => Number(width) > thinnest).map(([, layer]) => layer));
  return file.replace(/<path class="([a-z])" d="[^"]*"\/>/g, (path, layer) =>
    heavy.has(layer) || layer === paper ? path : '',
  );
}

function pathData(lines: Line[], frame: Frame, tolerance: number): string {
  const edge = grown({ ...frame, x: 0, y: 0 }, bleed);
  return lines
    .flatMap((line) => clipped(moved(line, -frame.x, -frame.y), edge))
    .map((line) => splinePath(fitted(simplified(line, { tolerance, longest: 60 }))))
    .join('');
}

function styles(pens: Pen[], ground?: Ink): string {
  const rules = pens.map((pen, i) => `.${className(i)}{${strokeOf(pen)}}`).join('');
  const night = pens.map((pen, i) => `.${className(i)}{stroke:${pen.ink.dark}}`).join('');
  const small = pens.flatMap((pen, i) => (pen.small ? `.${className(i)}{${lineOf(pen.small)}}` : []));
  return [
    'path{fill:none;vector-effect:non-scaling-stroke}',
    ground ? `.${paper}{fill:${ground.light}}` : '',
    rules,
    small.length ? `@media(max-width:599px){${small.join('')}}` : '',
    `@media(prefers-color-scheme:dark){${ground ? `.${paper}{fill:${ground.dark}}` : ''}${night}}`,
  ].join('');
}

function strokeOf({ ink, opacity, ...line }: Pen): string {
  return `stroke:${ink.light};${lineOf(line)}${opacity === undefined ? '' : `;stroke-opacity:${opacity}`}`;
}

function lineOf({ width, dash }: Pick<Pen, 'width' | 'dash'>): string {
  return `stroke-width:${width}${dash ? `;stroke-dasharray:${dash.join(' ')}` : ''}`;
}

/** The name of the ground. */
const paper = 'p';

/** Layers are named a, b, c, ... in drawing order. */
function className(layer: number): string {
  return String.fromCharCode(97 + layer);
}
