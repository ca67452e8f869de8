import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { type ContentDocument, documentOf } from '../content/document';

/** A rule for a single document, whose name is `group:name`. `check` gets its text, its file and what is parsed of that. */
export function rule<Option = undefined>(
  name: string,
  check: (tree: Root, file: VFile, document: ContentDocument, option: Option) => void,
) {
  return lintRule<Root, Option>(name, (tree, file, option) => check(tree, file, documentOf(file), option));
}
