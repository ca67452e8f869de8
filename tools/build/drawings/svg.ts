import type { Frame } from '../../../lib/schemas/planFrame';
import { expanded, type Line, translated } from '../../../lib/site/plan/geometry';
import { clipped } from './clip';
import { simplified } from './simplify';
import { fitted, splinePath } from './spline';

/** A colour in light and dark mode. */
export type Ink = { light: string; dark: string };

export type Pen = {
  ink: Ink;
  /** CSS pixels, independent of the size of the drawing. */
  width: number;
  opacity?: number;
  /** Dash and gap in CSS pixels. */
  dash?: readonly [dash: number, gap: number];
  /** Width and dash in a picture narrower than 520 px, if the lines would run together. */
  small?: Pick<Pen, 'width' | 'dash'>;
};

type Layer = { pen: Pen; lines: Line[] };

export type Drawing = {
  frame: Frame;
  /** Transparent by default. */
  background?: Ink;
  layers: Layer[];
  /** See `simplified`; 1 unless a drawing needs finer or coarser curves. */
  tolerance?: number;
};

/** The id of a drawing. With `#dark` behind its URL it has its dark colours: WebKitGTK 2.50 ignores the colour scheme in images. */
const darkId = 'dark';

/** What only `#dark` needs. */
const darkTarget = new RegExp(` id="${darkId}"|#${darkId}:target[^}]*\\}`, 'g');

/** Lines end this many units outside the frame, so that their ends never show. */
export const bleed = 10;

/** The drawing as an SVG file. */
export function svgFile({ frame, background, layers, tolerance = 1 }: Drawing): string {
  const { width, height } = frame;
  const drawnLayers = layers.map(({ pen, lines }) => ({ pen, data: pathData(lines, frame, tolerance) }));
  const visible = drawnLayers.filter(({ data }) => data !== '');
  const backgroundPath = background
    ? `<path class="${backgroundClass}" d="M0 0h${width}v${height}H0z"/>`
    : '';
  const paths = visible.map(({ data }, i) => `<path class="${className(i)}" d="${data}"/>`).join('');
  const pens = visible.map(({ pen }) => pen);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${darkId}" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<style>${styles(pens, background)}</style>`,
    `${backgroundPath}<g transform="scale(.5)">${paths}</g></svg>\n`,
  ].join('');
}

/** A low-quality placeholder (LQIP): the SVG without its thinnest lines, which are most of its bytes. */
export function placeholderOf(file: string): string {
  const pens = [...file.matchAll(/\.([a-z])\{stroke:[^;}]+;stroke-width:([\d.]+)/g)];
  const thinnest = Math.min(...pens.map(([, , width]) => Number(width)));
  const heavy = new Set(pens.filter(([, , width]) => Number(width) > thinnest).map(([, layer]) => layer));
  return file
    .replace(darkTarget, '')
    .replace(/<path class="([a-z])" d="[^"]*"\/>/g, (path, layer) =>
      heavy.has(layer) || layer === backgroundClass ? path : '',
    );
}

function pathData(lines: Line[], frame: Frame, tolerance: number): string {
  const edge = expanded({ ...frame, x: 0, y: 0 }, bleed);
  return lines
    .flatMap((line) => clipped(translated(line, -frame.x, -frame.y), edge))
    .map((line) => splinePath(fitted(simplified(line, tolerance))))
    .join('');
}

function styles(pens: Pen[], background?: Ink): string {
  const rules = pens.map((pen, i) => `.${className(i)}{${strokeOf(pen)}}`).join('');
  const small = pens.flatMap((pen, i) => (pen.small ? `.${className(i)}{${lineOf(pen.small)}}` : []));
  return [
    'path{fill:none;vector-effect:non-scaling-stroke}',
    background ? `.${backgroundClass}{fill:${background.light}}` : '',
    rules,
    small.length ? `@media(max-width:519px){${small.join('')}}` : '',
    `@media(prefers-color-scheme:dark){${darkStyles(pens, background)}}`,
    darkStyles(pens, background, `#${darkId}:target `),
  ].join('');
}

function darkStyles(pens: Pen[], background?: Ink, scope = ''): string {
  const rules = pens.map((pen, i) => `${scope}.${className(i)}{stroke:${pen.ink.dark}}`);
  return [background ? `${scope}.${backgroundClass}{fill:${background.dark}}` : '', ...rules].join('');
}

function strokeOf({ ink, opacity, ...line }: Pen): string {
  return `stroke:${ink.light};${lineOf(line)}${opacity === undefined ? '' : `;stroke-opacity:${opacity}`}`;
}

function lineOf({ width, dash }: Pick<Pen, 'width' | 'dash'>): string {
  return `stroke-width:${width}${dash ? `;stroke-dasharray:${dash.join(' ')}` : ''}`;
}

/** The class of the background. */
const backgroundClass = 'p';

/** Layers are named a, b, c, ... in drawing order. */
function className(layer: number): string {
  return String.fromCharCode(97 + layer);
}
