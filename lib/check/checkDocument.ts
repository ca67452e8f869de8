import type { Root } from 'mdast';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { Collection } from '../content/collections';
import { parseDocument } from '../content/parse';
import { addError } from '../diagnostics/messages';
import { startOf } from '../diagnostics/places';
import { captionAndFocus } from '../pictures/schema';
import { headingsIn } from '../text/headings/headings';
import { imagesOf, linksOf } from '../text/links/links';
import type { Speller } from '../text/words/speller';
import { rules } from './rules';

const emptyTree: Root = { type: 'root', children: [] };

/** Checks a file against every rule and adds the messages to it; the spelling only with a speller. Never throws. */
export function checkDocument(file: VFile, collection: Collection, speller?: Speller): VFile {
  const { tree, errors, ...parsed } = parseDocument(file, collection);
  file.data.document = {
    ...parsed,
    links: linksOf(tree ?? emptyTree).map((link) => ({ url: link.url, place: startOf(link) })),
    pictures: imagesOf(tree ?? emptyTree).map(({ node, url, title }) => ({
      url,
      place: startOf(node),
      focus: captionAndFocus(title ?? '').focus,
    })),
    anchors: tree && new Set(headingsIn(tree).map(({ id }) => id)),
    brokenLines: new Set(errors.map(({ place }) => place.line)),
  };
  for (const { place, reason } of errors) addError(file, place, reason, 'syntax');
  unified()
    .use(rules(speller))
    .runSync(tree ?? emptyTree, file);
  // A merge conflict can cause any other message.
  const conflicts = file.messages.filter(({ ruleId }) => ruleId === 'no-merge-conflicts');
  if (conflicts.length > 0) file.messages = conflicts;
  return file;
}
