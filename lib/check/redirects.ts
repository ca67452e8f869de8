import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError } from '../content/messages';
import { publicationOf } from '../content/publication';
import { didYouMean } from '../schemas/didYouMean';
import { gone } from '../schemas/redirects';
import { siteOf } from '../site/model';
import { redirectablePaths, reservedPaths } from '../site/reservedPaths';
import { type Use, usesOf } from './unique';

/** Adds an error for each entry of redirects.yaml that starts at a URL of the site, or does not lead to a page. */
export function checkRedirects(documents: readonly VFile[], published: ReturnType<typeof siteOf>) {
  // A draft has no page: its URLs may redirect until it has. Those of scheduled articles may not, or their day would fail.
  const kept = siteOf(documents.map(documentOf).filter((document) => !publicationOf(document).draft)).paths;
  const isTaken = (path: string) =>
    kept.has(path) ||
    /^\/(?:news-insights|people)\/(?:.*\/)?page\//.test(path) ||
    reservedPaths.some((own) => !redirectablePaths.includes(own) && `${path}/`.startsWith(`${own}/`));
  const aliases = new Set(published.urls.flatMap(({ path, to }) => (to === undefined ? [] : path)));
  const targets = [...published.paths.keys()].filter((path) => !aliases.has(path));
  for (const file of documents) {
    const report = ({ place, value }: Use, reason: string | false) => {
      // The schema has a message about what is no path.
      const isPath = file.messages.every(({ line }) => line !== place.line);
      if (reason && isPath && value !== gone) addError(file, place, reason, 'redirects');
    };
    // File systems may not tell capitals apart, so neither can the redirect pages.
    for (const use of usesOf(file, 'redirects.*.from'))
      report(
        use,
        isTaken(String(use.value).toLowerCase()) &&
          `from: the site uses ${use.value} itself: delete this line`,
      );
    for (const use of usesOf(file, 'redirects.*.to'))
      report(use, !targets.includes(String(use.value)) && `to: ${missingTarget(String(use.value), targets)}`);
  }
}

function missingTarget(to: string, targets: readonly string[]): string {
  const otherwise = `write the path of a page that is public and no old path itself, for example /about, or ${gone}`;
  return `there is no page ${to}: ${didYouMean(to, targets, otherwise)}`;
}
