import type { Root } from 'mdast';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addError } from '../diagnostics/messages';
import type { Speller } from '../text/words/speller';
import { rules } from './rules';

const emptyTree: Root = { type: 'root', children: [] };

/** Checks a parsed file against every rule and adds the messages to it; the spelling only with a speller. */
export function checkDocument(file: VFile, speller?: Speller): VFile {
  const { tree = emptyTree, errors } = documentOf(file);
  for (const { place, reason } of errors) addError(file, place, reason, 'syntax');
  unified().use(rules(speller)).runSync(tree, file);
  // A merge conflict can cause any other message.
  const conflicts = file.messages.filter(({ ruleId }) => ruleId === 'no-merge-conflicts');
  if (conflicts.length > 0) file.messages = conflicts;
  return file;
}
