import type { PageLink } from '../pageLinks';
import type { Request } from './check.worker';
import type { Answer } from './entryCheck';

let worker: Worker | undefined;
let latest: Promise<Answer | undefined> | undefined;

/** What the content check says about an entry; undefined if it fails. */
export function check(request: Request): Promise<Answer | undefined> {
  const { port1, port2 } = new MessageChannel();
  worker ??= new Worker(new URL('./check.js', import.meta.url), { type: 'module' });
  worker.postMessage(request, [port2]);
  latest = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker?.addEventListener('error', () => {
      // The next entry starts another one: a network can come back.
      worker = undefined;
      resolve(undefined);
    });
  });
  return latest;
}

/** The public pages; none if the check of the open form has failed. */
export async function pages(): Promise<readonly PageLink[]> {
  return (await latest)?.pages ?? [];
}
