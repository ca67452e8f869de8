import { useRef, useState } from 'react';
import { articlesOf, type Filter, listFilePath, listFileSize, sizeOf } from '@/lib/newsLists';
import type { ArticleSummary, CategoryCount } from '@/lib/summaries';

type Lists = Partial<Record<Filter, readonly ArticleSummary[]>>;

/**
 * The articles of each filter as far as they are known: at first those that came with the page, more as
 * they are asked for. Each list is known from its beginning, without gaps.
 */
export function useArticleLists(newest: readonly ArticleSummary[], counts: readonly CategoryCount[]) {
  const [fetched, setFetched] = useState<Lists>({});
  const underWay = useRef(new Map<string, Promise<readonly ArticleSummary[]>>());

  function known(filter: Filter): readonly ArticleSummary[] {
    return fetched[filter] ?? articlesOf(filter, newest);
  }

  /** Makes at least `count` articles of a filter known, or all that it has; rejects when they cannot be had. */
  async function load(filter: Filter, count: number): Promise<void> {
    const wanted = Math.min(count, sizeOf(filter, counts));
    if (known(filter).length >= wanted) return;
    const files = Array.from({ length: Math.ceil(wanted / listFileSize) }, (_, index) =>
      listFilePath(filter, index + 1),
    );
    const parts = await Promise.all(files.map((path) => fetchOnce(path)));
    setFetched((before) => ({ ...before, [filter]: parts.flat() }));
  }

  /** A file that could not be had is asked for again the next time. */
  function fetchOnce(path: string) {
    const request = underWay.current.get(path) ?? fetchList(path);
    underWay.current.set(path, request);
    request.catch(() => underWay.current.delete(path));
    return request;
  }

  return { known, load };
}

async function fetchList(path: string): Promise<readonly ArticleSummary[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return response.json();
}
