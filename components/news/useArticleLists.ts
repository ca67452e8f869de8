import { useState } from 'react';
import {
  chunkPath,
  chunkSize,
  countFor,
  type Filter,
  filterSlug,
  matching,
} from '@/lib/articles/newsLists.browser';
import type { ArticleSummary, CategoryCount } from '@/lib/articles/summaries';

type List = readonly ArticleSummary[];

const timeoutMs = 15_000;

/** The loaded articles of each filter, newest first and without gaps. */
export function useArticleLists(newest: List, counts: readonly CategoryCount[]) {
  const [lists, setLists] = useState<Partial<Record<Filter, List>>>({});

  function loaded(filter: Filter): List {
    return lists[filter] ?? matching(filter, newest);
  }

  /**
   * Loads up to `count` articles of a filter. Returns undefined if they are already loaded. Rejects on a failed
   * request or timeout.
   */
  function load(filter: Filter, count: number): Promise<void> | undefined {
    const wanted = Math.min(count, countFor(filter, counts));
    if (loaded(filter).length >= wanted) return undefined;
    const chunks = Array.from({ length: Math.ceil(wanted / chunkSize) }, (_, index) =>
      fetchOnce(chunkPath(filterSlug(filter, counts), index + 1)),
    );
    return Promise.all(chunks).then((lists) => setLists((before) => ({ ...before, [filter]: lists.flat() })));
  }

  return { loaded, load };
}

const requests = new Map<string, Promise<List>>();

/** Shares one request per list; only a failed one is repeated. */
function fetchOnce(path: string): Promise<List> {
  const request = requests.get(path) ?? fetchList(path);
  requests.set(path, request);
  request.catch(() => requests.delete(path));
  return request;
}

async function fetchList(path: string): Promise<List> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}
