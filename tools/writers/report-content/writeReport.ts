import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { annotations } from '../../../lib/check/github';
import { requireOrdinaryFiles } from '../../../lib/content/contentFiles';
import { countsOf, formatMessage } from '../../../lib/diagnostics/messages';
import { withTemporaryFolder } from '../../../lib/node/files';
import { type UrlChanges, urlChanges } from '../../../lib/redirects/urlChanges';
import { collections } from '../../collections';
import { summaryOf } from './before-after/BeforeAfter';
import { compareSites } from './before-after/compareSites';
import { baseOf, changedFiles, checkOutContent } from './changes';
import { type ReportedDocument, readDocuments } from './documents';
import { openExport, withFiles } from './export';
import { withOwnPictures } from './ownPictures';
import { renderReport } from './render';
import { unmarkedChanges } from './unmarkedChanges';
import { wordChanges } from './wordChanges';

const updatedQuestion =
  'Its text has changed since it was published, but updated has not: is it a correction that readers should know of? Then write the day as updated, and what changed as updateNote.';

type Wanted = {
  /** Only what has changed since this revision of the repository. */
  since?: string;
  /** The folder of an earlier site, to compare the pages with. */
  before?: string;
  /** The file to write. */
  out: string;
};

/** Writes the content report. Throws without a built site, or if a revision or a folder does not exist. */
export async function writeReport({ since, before, out }: Wanted): Promise<void> {
  requireOrdinaryFiles('content');
  const site = await openExport('out');
  const changes = since === undefined ? undefined : await changesSince(since);
  const { urls, words, removed = [] } = changes ?? {};
  const all = await readDocuments('content');
  // A new version of a picture or a file to download changes what the document says.
  const reported = all.filter(
    (item) => !changes || [item.path, ...item.files].some((path) => changes.changed.has(path)),
  );
  const asked = reported.map((item) =>
    item.isArticle && changes?.unmarked.has(item.slug) ? askingForUpdated(item) : item,
  );
  const { documents, files } = await withOwnPictures(asked, 'content');
  const pages = before === undefined ? undefined : await compareSites(before, 'out');
  const shown = withFiles(site, files);
  const page = await renderReport({ documents, removed, urls, words, since, pages, site: shown });
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, page);
  if (urls) printLostUrls(urls);
  // Documents can share a file, and so its messages.
  const messages = new Set(documents.flatMap((item) => item.messages));
  console.log(
    `${out}: ${documents.length} of ${all.length} articles and pages, with ${countsOf([...messages])}, and what only a person can judge.`,
  );
  if (pages) console.log(`Pages before and after: ${summaryOf(pages)}.`);
}

/** The files that changed since a revision, and what changed in the URLs, the spelling list and published articles. */
function changesSince(revision: string) {
  const commit = baseOf(revision);
  return withTemporaryFolder(async (folder) => {
    const earlier = join(folder, 'content');
    // The revision may have no content.
    await mkdir(earlier);
    checkOutContent(commit, earlier);
    return {
      ...changedFiles(commit),
      urls: urlChanges({ earlierFolder: earlier, folder: 'content', collections }),
      words: wordChanges(earlier, 'content'),
      unmarked: unmarkedChanges(earlier, 'content'),
    };
  });
}

function askingForUpdated(item: ReportedDocument): ReportedDocument {
  return { ...item, judgements: [...item.judgements, updatedQuestion] };
}

/** Warns about each public URL that would no longer work; on GitHub, in the pull request. */
function printLostUrls({ lost }: UrlChanges) {
  const messages = lost.flatMap((file) => file.messages);
  if (process.env.GITHUB_ACTIONS === 'true')
    for (const annotation of annotations(messages)) console.log(annotation);
  else for (const message of messages) console.error(formatMessage(message));
}
