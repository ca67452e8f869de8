import lighthouse, { type Result } from 'lighthouse';
import { median } from './median';

/** Medians of a page: times in milliseconds, weights in bytes as moved. */
export type PageFigures = {
  path: string;
  /** Score of each category, 0 to 100. */
  scores: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Without the article pictures. */
  bytes: number;
  requests: number;
  /** First and largest paint, as multiples of the control's. */
  ratios: { firstPaint: number; largestPaint: number };
  /** Milliseconds for which the control blocks: what the machine alone makes of a plain page. */
  controlBlocking: number;
};

type Visit = Omit<PageFigures, 'path' | 'ratios' | 'controlBlocking'>;
type Settings = { origin: string; port: number; runs: number };

/** Measures a page and its control in turns, so that both meet the same machine; medians of all runs. */
export async function measurePage(path: string, control: string, settings: Settings): Promise<PageFigures> {
  const visits: Visit[] = [];
  const controls: Visit[] = [];
  for (let run = 0; run < settings.runs; run += 1) {
    visits.push(await visit(path, settings));
    controls.push(await visit(control, settings, ['performance']));
  }
  const page = middle(visits);
  const plain = middle(controls);
  const ratios = {
    firstPaint: page.firstPaint / plain.firstPaint,
    largestPaint: page.largestPaint / plain.largestPaint,
  };
  return { path, ...page, ratios, controlBlocking: plain.blocking };
}

async function visit(path: string, { origin, port }: Settings, onlyCategories?: string[]): Promise<Visit> {
  let fault: string | undefined;
  // On a busy machine a browser's trace now and then comes without its beginning: such a visit does not count.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(`${origin}${path}`, { port, onlyCategories, logLevel: 'error' });
    if (result && !result.lhr.runtimeError) return figuresOf(result.lhr);
    fault = result?.lhr.runtimeError?.message;
  }
  throw new Error(`Lighthouse could not measure ${path}: ${fault}`);
}

type Request = { url: string; transferSize: number };

function figuresOf({ categories, audits }: Result): Visit {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  const own = (details?.items ?? []).filter(({ url }) => new URL(url).hostname === 'localhost');
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: own.length,
  };
}

function middle(visits: readonly Visit[]): Visit {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const categories = Object.keys(visits[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, of(({ scores }) => scores[name] ?? Number.NaN)]),
    ),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
  };
}
