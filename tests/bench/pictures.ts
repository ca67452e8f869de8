import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { calc_s2, initSync, new_buffer } from 'calc-s2-rust/calc_s2_rust.js';
import sharp from 'sharp';
import { cropRatio } from '../../lib/pictures/sources.browser';
import { argumentsOf, stop } from '../../tools/arguments';

/**
 * Compares settings of AVIF in photographs of a folder: bytes, processor time and SSIMULACRA 2. From a score of 70 on,
 * most people notice nothing without the original beside the picture. Only the middle of each photograph counts, in the
 * resolution of its width, because the metric takes seconds for a wide one. Bytes are geometric means.
 */
const usage =
  'npx tsx tests/bench/pictures.ts FOLDER [--widths 660] [--efforts 0,1,2,3] [--qualities 40,50,60] [--chroma 4:2:0]';

type Setting = { width: number; effort: number; quality: number; chromaSubsampling: string };
type Measured = { bytes: number; milliseconds: number; score: number };

const { positionals, values } = argumentsOf(usage, {
  positionals: 1,
  options: {
    widths: { type: 'string', default: '660' },
    efforts: { type: 'string', default: '0,1,2,3' },
    qualities: { type: 'string', default: '40,50,60' },
    chroma: { type: 'string', default: '4:2:0' },
  },
});
const [folder = stop(`Usage: ${usage}`, 2)] = positionals;
const numbers = (list: string) => list.split(',').map(Number);

const print = console.log;
// The metric writes a line for each picture.
console.log = () => {};
const metric = createRequire(import.meta.url).resolve('calc-s2-rust/calc_s2_rust_bg.wasm');
const { memory } = initSync(readFileSync(metric));

const middle = { width: 660, height: 412 } as const;

/** SSIMULACRA 2 of two pictures in RGB with 8 bits. */
function scoreOf(original: Buffer, encoded: Buffer): number {
  for (const [name, data] of Object.entries({ original, encoded })) {
    const at = new_buffer(name, data.length);
    new Uint8Array(memory.buffer).set(data, at);
  }
  return calc_s2('original', 'encoded', middle.width, middle.height);
}

/** The middle of a photograph of this width. */
async function originalOf(file: string, width: number): Promise<Buffer> {
  const height = Math.round(width * cropRatio);
  const left = Math.round((width - middle.width) / 2);
  const top = Math.floor((height - middle.height) / 2);
  return sharp(file)
    .autoOrient()
    .resize(width, height)
    .extract({ ...middle, left, top })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function measure(original: Buffer, { width: _, ...options }: Setting): Promise<Measured> {
  const before = process.cpuUsage();
  const file = await sharp(original, { raw: { ...middle, channels: 3 } })
    .avif(options)
    .toBuffer();
  const { user, system } = process.cpuUsage(before);
  const encoded = await sharp(file).removeAlpha().raw().toBuffer();
  return {
    bytes: file.length,
    milliseconds: (user + system) / 1000,
    score: scoreOf(original, encoded),
  };
}

const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;

function lineOf({ width, effort, chromaSubsampling, quality }: Setting, all: readonly Measured[]): string {
  const bytes = Math.exp(mean(all.map((each) => Math.log(each.bytes))));
  const scores = all.map(({ score }) => score);
  return [
    ...[width, effort, chromaSubsampling, quality, (bytes / 1024).toFixed(1)],
    ...[mean(all.map(({ milliseconds }) => milliseconds)).toFixed(0)],
    ...[mean(scores).toFixed(1), Math.min(...scores).toFixed(1)],
  ].join(' | ');
}

const files = (await readdir(folder)).filter((name) => /\.(?:jpe?g|png)$/i.test(name)).sort();
sharp.concurrency(1);
print(`${files.length} photographs: ${files.join(', ')}\n`);
print('| Width | Effort | Chroma | Quality | KB | Processor time in ms | Score | Lowest score |');
print('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const width of numbers(values.widths)) {
  const originals = await Promise.all(files.map((file) => originalOf(join(folder, file), width)));
  for (const chromaSubsampling of values.chroma.split(','))
    for (const effort of numbers(values.efforts))
      for (const quality of numbers(values.qualities)) {
        const setting = { width, effort, quality, chromaSubsampling };
        const measured: Measured[] = [];
        for (const original of originals) measured.push(await measure(original, setting));
        print(`| ${lineOf(setting, measured)} |`);
      }
}
