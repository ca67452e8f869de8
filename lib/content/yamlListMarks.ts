import { linesOutsideTexts, type Mistake } from './yamlBraces';

/** An item as in a list from Word, or without a space behind its hyphen. */
const wrongMark = /^(\s*)([•·▪◦‣–—]\s*|-(?=\p{L})(?![\w-]+:))(\S.*)$/u;

/** Errors about items of lists whose mark is not a hyphen and a space, for YAML that cannot be parsed. */
export function wrongListMarks(lines: readonly string[]): Mistake[] {
  return linesOutsideTexts(lines).flatMap(({ line, index }) => {
    const [, indent = '', mark, words = ''] = wrongMark.exec(line) ?? [];
    if (mark === undefined) return [];
    const reason = `an item of a list starts with a hyphen and a space: write - ${words}`;
    return { index, column: indent.length + 1, reason, fixed: `${indent}- ${words}` };
  });
}
