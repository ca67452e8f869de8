import type { Frame } from '../../../lib/site/plan';
import type { Ink, Pen } from './pens';
import { clipped } from './shapes';

type Layer = { pen: Pen; paths: readonly string[] };

type Drawing = {
  frame: Frame;
  /** Transparent by default. */
  background?: Ink;
  layers: readonly Layer[];
};

/** The id of a drawing. With `#dark` behind its URL it has its dark colours: WebKitGTK 2.50 ignores the colour scheme in images. */
const darkId = 'dark';

/** What only `#dark` needs. */
const darkTarget = new RegExp(` id="${darkId}"|#${darkId}:target[^}]*\\}`, 'g');

/** The class of the background. */
const backgroundClass = 'p';

/** The drawing as an SVG file. */
export function svgFile({ frame, background, layers }: Drawing): string {
  const { x, y, width, height } = frame;
  const drawn = layers.map(({ pen, paths }) => ({
    pen,
    d: paths.map((path) => clipped(path, frame)).join(''),
  }));
  const visible = drawn.filter(({ d }) => d !== '');
  const [left, top, across, down] = [x, y, width, height].map((length) => 2 * length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${darkId}" width="${width}" height="${height}"`,
    ` viewBox="${left} ${top} ${across} ${down}" preserveAspectRatio="xMidYMid slice">`,
    `<style>${stylesOf(
      visible.map(({ pen }) => pen),
      background,
    )}</style>`,
    background ? `<path class="${backgroundClass}" d="M${left} ${top}h${across}v${down}h-${across}z"/>` : '',
    ...visible.map(({ d }, i) => `<path class="${className(i)}" d="${d}"/>`),
    '</svg>\n',
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

function stylesOf(pens: Pen[], background?: Ink): string {
  const small = pens.flatMap((pen, i) => (pen.small ? `.${className(i)}{${lineOf(pen.small)}}` : []));
  return [
    'path{fill:none;vector-effect:non-scaling-stroke}',
    background ? `.${backgroundClass}{fill:${background.light}}` : '',
    ...pens.map((pen, i) => `.${className(i)}{${strokeOf(pen)}}`),
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

/** Layers are named a, b, c, ... in drawing order. */
function className(layer: number): string {
  return String.fromCharCode(97 + layer);
}
