import { useRef, useState } from 'react';
import { articlesOf, chunkPath, chunkSize, countFor, type Filter } from '@/lib/newsLists';
import type { ArticleSummary, CategoryCount } from '@/lib/summaries';

type Lists = Partial<Record<Filter, readonly ArticleSummary[]>>;

/** Milliseconds that the server has for a list. */
const timeout = 15_000;

/** The articles of each filter as far as they are loaded, always from the newest on and without gaps. */
export function useArticleLists(newest: readonly ArticleSummary[], counts: readonly CategoryCount[]) {
  const [fetched, setFetched] = useState<Lists>({});
  const inFlight = useRef(new Map<string, Promise<readonly ArticleSummary[]>>());

  function loaded(filter: Filter): readonly ArticleSummary[] {
    return fetched[filter] ?? articlesOf(filter, newest);
  }

  function isLoaded(filter: Filter, count: number): boolean {
    return loaded(filter).length >= Math.min(count, countFor(filter, counts));
  }

  /** Loads the first `count` articles of a filter, or all that it has. Rejects on a failure or timeout. */
  async function load(filter: Filter, count: number): Promise<void> {
    if (isLoaded(filter, count)) return;
    const chunks = Math.ceil(Math.min(count, countFor(filter, counts)) / chunkSize);
    const paths = Array.from({ length: chunks }, (_, index) => chunkPath(filter, index + 1));
    const lists = await Promise.all(paths.map(fetchOnce));
    setFetched((before) => ({ ...before, [filter]: lists.flat() }));
  }

  /** A file that failed is fetched again the next time. */
  function fetchOnce(path: string) {
    const request = inFlight.current.get(path) ?? fetchList(path);
    inFlight.current.set(path, request);
    request.catch(() => inFlight.current.delete(path));
    return request;
  }

  return { loaded, isLoaded, load };
}

async function fetchList(path: string): Promise<readonly ArticleSummary[]> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.json();
}
