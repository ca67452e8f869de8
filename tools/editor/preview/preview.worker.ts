import { fontStyles } from '../../../components/theme/fontFamilies';
import { contentWith, type Entry } from './content';
import type { Rendered } from './site';

declare const SETTINGS: object;

/** The document being edited, and the other ones of the site. */
export type Job = { entry: Entry; others: readonly Entry[] };

export type Answer = Rendered | { error: string };

addEventListener('unhandledrejection', ({ reason }) =>
  postMessage({ error: String(reason) } satisfies Answer),
);

// One rendering for each worker: modules of the site read the content once, when they are imported.
addEventListener('message', async ({ data: { entry, others } }: MessageEvent<Job>) => {
  Object.assign(globalThis, { content: contentWith(entry, others, SETTINGS) });
  const { rendered } = await import('./site');
  const { html, css } = rendered(entry);
  postMessage({ html, css: fontStyles + css } satisfies Answer);
  close();
});
