import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { formatDate } from '../content/dates.browser';
import { documentOf, fieldOf } from '../content/document';
import { addError } from '../content/messages';
import { publicationOf, scheduledDay } from '../content/publication';
import { didYouMean } from '../schemas/didYouMean';
import { gone, type Redirect, redirectList } from '../schemas/redirects';
import { type SitePaths, urlsOf } from '../site/model';
import { redirectablePaths, reservedPaths } from '../site/reservedPaths';

type Paths = { published: SitePaths; all: SitePaths };

/** An entry of the list with the places of its fields. */
type ListedRedirect = Redirect & { file: VFile; places: { from: Point; to: Point } };

/** Every valid entry of redirects.yaml. The rule of its schema reports the others. */
export function listedRedirects(files: readonly VFile[]): ListedRedirect[] {
  return files.flatMap((file) => {
    const document = documentOf(file);
    if (document.collection.name !== 'RedirectList') return [];
    const written = fieldOf(document, 'redirects');
    const entries: unknown[] = Array.isArray(written) ? written : [];
    return entries.flatMap((entry, index) => {
      const { data } = redirectList.safeParse({ redirects: [entry] });
      const [valid] = data?.redirects ?? [];
      const placeOf = (field: string) => document.positionOf(['redirects', index, field]);
      return valid ? [{ file, ...valid, places: { from: placeOf('from'), to: placeOf('to') } }] : [];
    });
  });
}

/** Adds an error for each entry that repeats another or a page, or does not lead to a page. */
export function checkRedirects(redirects: readonly ListedRedirect[], files: readonly VFile[], paths: Paths) {
  const owners = ownersOf(files);
  const valid = new Map<string, ListedRedirect>();
  for (const redirect of redirects) {
    // File systems may not tell capitals apart, so neither can the redirect pages.
    const key = redirect.from.toLowerCase();
    const other = valid.get(key);
    const reason = other
      ? `${redirect.from} is also the old path on line ${other.places.from.line}: delete one of the two`
      : takenReason(redirect.from, owners, paths.all);
    if (reason) addError(redirect.file, redirect.places.from, `from: ${reason}`, 'redirects');
    else valid.set(key, redirect);
  }
  for (const { file, to, places } of redirects) {
    const reason = to === gone ? undefined : targetReason(to, valid, owners, paths);
    if (reason) addError(file, places.to, `to: ${reason}`, 'redirects');
  }
}

/** A document, and the path of its page. */
type Owner = { path: string; file: VFile };

/** The document of each path, in lower case: of a page, or else of an alias. */
function ownersOf(files: readonly VFile[]): Map<string, Owner> {
  const urls = files.flatMap((file) => urlsOf(documentOf(file)).map((url) => ({ file, ...url })));
  // The last entry of a Map wins.
  const pagesLast = [...urls.filter(({ to }) => to), ...urls.filter(({ to }) => !to)];
  return new Map(pagesLast.map(({ file, path, to = path }) => [path.toLowerCase(), { path: to, file }]));
}

function takenReason(from: string, owners: Map<string, Owner>, all: SitePaths): string | undefined {
  const key = from.toLowerCase();
  const owner = owners.get(key);
  // A draft has no page, nor has a person without text and articles. Their URLs may redirect until they have.
  const hasPage = owner && !publicationOf(documentOf(owner.file)).draft && all.has(owner.path);
  if (owner && !hasPage) return undefined;
  if (owner && owner.path !== key) {
    const day = scheduledDay(publicationOf(documentOf(owner.file)));
    const until = day ? `, or that alias until the article is published on ${formatDate(day, 'legal')}` : '';
    return `${key} is already an alias of ${owner.file.path}: delete this line${until}`;
  }
  const { collection, name = '' } = owner ? documentOf(owner.file) : {};
  if (owner && !collection?.required?.includes(name))
    return `${key} is the page of ${owner.file.path}: delete this line, or ${collection?.entries ? 'change the slug there' : 'rename that file'}`;
  const isReserved = reservedPaths.some(
    (path) => !redirectablePaths.includes(path) && (key === path || key.startsWith(`${path}/`)),
  );
  const [, list = ''] = /^(\/(?:news-insights|people\/).*)\/page\//.exec(key) ?? [];
  const isArchive = all.has(list);
  if (!all.has(key) && !isReserved && !isArchive) return undefined;
  const capitals = from === key ? '' : ', and not every host tells capitals apart';
  return `the site uses ${key} itself${capitals}: delete this line`;
}

function targetReason(
  to: string,
  redirects: ReadonlyMap<string, ListedRedirect>,
  owners: Map<string, Owner>,
  { published, all }: Paths,
): string | undefined {
  const owner = owners.get(to.toLowerCase());
  if (published.has(to) && (!owner || owner.path === to)) return undefined;
  const old = redirects.get(to.toLowerCase());
  if (old)
    return `${to} is an old path itself, on line ${old.places.from.line}: write ${endOf(to, redirects)}`;
  if (owner && owner.path !== to) return `${to} is an old path of ${owner.file.path}: write ${owner.path}`;
  if (all.has(to)) return `${to} is a draft, or published later: redirect to it after it is published`;
  const otherwise = `write the path of a page, for example /about, or ${gone}`;
  return `there is no page ${to}: ${didYouMean(to, [...published.keys()], otherwise)}`;
}

/** Where the redirects from a path end. */
function endOf(path: string, redirects: ReadonlyMap<string, ListedRedirect>): string {
  const passed = new Set<string>();
  let end = path;
  for (let next = redirects.get(end.toLowerCase()); next; next = redirects.get(next.to.toLowerCase())) {
    if (passed.has(next.from)) return `the path of a page, or ${gone}`;
    passed.add(next.from);
    end = next.to;
  }
  return end;
}
