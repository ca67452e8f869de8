import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { documentOf, type FieldText } from '../content/document';
import { addError } from '../content/messages';
import { rules, textRules } from './rules';

const emptyTree: Root = { type: 'root', children: [] };

/** Checks a parsed file against every rule and adds the messages to it. */
export function checkDocument(file: VFile): VFile {
  const { tree = emptyTree, errors } = documentOf(file);
  for (const { place, reason } of errors) addError(file, place, reason, 'syntax');
  unified().use(rules()).runSync(tree, file);
  for (const field of documentOf(file).fieldTexts) checkFieldText(file, field);
  // A merge conflict can cause any other message.
  const conflicts = file.messages.filter(({ ruleId }) => ruleId === 'no-merge-conflicts');
  if (conflicts.length > 0) file.messages = conflicts;
  return file;
}

/** Checks the Markdown of a field as a text of its own, and adds the messages to its file. */
function checkFieldText(file: VFile, { tree, lines, placeOf }: FieldText) {
  const part = new VFile({ path: file.path });
  part.data.document = {
    ...documentOf(file),
    ...{ yaml: undefined, fields: {}, tree, lines, text: lines.join('\n'), fieldTexts: [] },
  };
  unified().use(textRules).runSync(tree, part);
  for (const { reason, line = 1, column = 1, ruleId, source, fatal } of part.messages)
    file.message(reason, { place: placeOf({ line, column }), ruleId, source }).fatal = fatal;
}
