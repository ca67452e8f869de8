import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { type ContentDocument, documentOf, type FieldText } from '../content/document';
import { addError, frameOf } from '../content/messages';
import { explain } from './markdownLint';
import { rules, textRules } from './rules';

const emptyTree: Root = { type: 'root', children: [] };

/** Checks a parsed file against every rule and adds the messages to it. */
export function checkDocument(file: VFile): VFile {
  const document = documentOf(file);
  const { tree = emptyTree, lines, text, errors, fieldTexts } = document;
  for (const { place, reason } of errors)
    addError(file, place, reason, 'syntax').frame = frameOf(lines, place);
  unified().use(rules).runSync(tree, file);
  if (text !== undefined) file.messages.push(...checkText(tree, text, document, file.path));
  for (const field of fieldTexts) checkFieldText(file, field);
  // A merge conflict can cause any other message.
  const conflicts = file.messages.filter(({ ruleId }) => ruleId === 'no-merge-conflicts');
  if (conflicts.length > 0) file.messages = conflicts;
  return file;
}

/** Checks the Markdown of a field as a text of its own, and adds the messages to its file. */
function checkFieldText(file: VFile, { tree, lines, placeOf }: FieldText) {
  const text = lines.join('\n');
  const part = { ...documentOf(file), ...{ yaml: undefined, fields: {}, tree, lines, text, fieldTexts: [] } };
  for (const message of checkText(tree, text, part, file.path)) {
    const { reason, line = 1, column = 1, ruleId, source, fatal } = message;
    file.message(reason, { place: placeOf({ line, column }), ruleId, source }).fatal = fatal;
  }
}

/** The messages of the rules for a text, which remark-lint reads beside its tree. */
function checkText(tree: Root, text: string, document: ContentDocument, path: string) {
  const file = new VFile({ path, value: text });
  file.data.document = document;
  unified().use(textRules).runSync(tree, file);
  explain(file);
  return file.messages;
}
