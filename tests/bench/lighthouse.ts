import lighthouse, { type Result } from 'lighthouse';
import { pictureFolder } from '../../lib/pictures/schema';
import { median } from './median';

/** Medians of a page: times in milliseconds, sizes in bytes transferred. */
export type PageFigures = {
  path: string;
  /** Score of each category, 0 to 100. */
  scores: Record<string, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Without the article pictures. */
  bytes: number;
  requests: number;
  /** Bytes transferred of the largest of our own pictures; 0 without one. */
  largestPicture: number;
  /** FCP and LCP as multiples of the control's. */
  ratios: { fcp: number; lcp: number };
  /** TBT of the control, which shows the noise of the machine. */
  controlTbt: number;
};

type Visit = Omit<PageFigures, 'path' | 'ratios' | 'controlTbt'>;
type Settings = { origin: string; port: number; runs: number };

/** Measures a page and its control alternately, so that both see the same load of the machine. Medians of all runs. */
export async function measurePage(path: string, control: string, settings: Settings): Promise<PageFigures> {
  const visits: Visit[] = [];
  const controls: Visit[] = [];
  for (let run = 0; run < settings.runs; run += 1) {
    visits.push(await visit(path, settings));
    controls.push(await visit(control, settings, ['performance']));
  }
  const page = medians(visits);
  const plain = medians(controls);
  const ratios = {
    fcp: page.fcp / plain.fcp,
    lcp: page.lcp / plain.lcp,
  };
  return { path, ...page, ratios, controlTbt: plain.tbt };
}

async function visit(path: string, { origin, port }: Settings, onlyCategories?: string[]): Promise<Visit> {
  let error: string | undefined;
  // On a busy machine the start of a trace is sometimes missing.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(`${origin}${path}`, { port, onlyCategories, logLevel: 'error' });
    if (result && !result.lhr.runtimeError) return figuresOf(result.lhr);
    error = result?.lhr.runtimeError?.message;
  }
  throw new Error(`Lighthouse could not measure ${path}: ${error}`);
}

type Request = { url: string; transferSize: number };

function figuresOf({ categories, audits }: Result): Visit {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  const ofSite = (details?.items ?? []).filter(({ url }) => new URL(url).hostname === 'localhost');
  const isPicture = ({ url }: Request) => new URL(url).pathname.startsWith(`/${pictureFolder}/`);
  const pictures = ofSite.filter(isPicture);
  const others = ofSite.filter((request) => !isPicture(request));
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: others.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: others.length,
    largestPicture: Math.max(0, ...pictures.map(({ transferSize }) => transferSize)),
  };
}

function medians(visits: readonly Visit[]): Visit {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const categories = Object.keys(visits[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, of(({ scores }) => scores[name] ?? Number.NaN)]),
    ),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
    largestPicture: of(({ largestPicture }) => largestPicture),
  };
}
