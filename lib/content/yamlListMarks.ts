import { linesOutsideTexts, type Mistake } from './yamlBraces';

/** An item as in a list from Word, or without a space behind its hyphen. */
const wrongMark = /^(\s*)([•·▪◦‣–—]\s*|-(?=\p{L})(?![\w-]+:))(\S.*)$/u;

/**
 * Errors about items of lists whose mark is not a hyphen and a space, for YAML that cannot be parsed. Lines are numbered from
 * `firstLine`.
 */
export function wrongListMarks(lines: readonly string[], firstLine: number): Mistake[] {
  return linesOutsideTexts(lines).flatMap(({ line, index }) => {
    const [, indent = '', mark, words = ''] = wrongMark.exec(line) ?? [];
    if (mark === undefined) return [];
    const place = { line: firstLine + index, column: indent.length + 1 };
    const reason = `an item of a list starts with a hyphen and a space: write - ${words}`;
    return { index, place, reason, fixed: `${indent}- ${words}` };
  });
}
