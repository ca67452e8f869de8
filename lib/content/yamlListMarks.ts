import { linesOutsideTexts, type Mistake } from './yamlBraces';

/** An item as in a list from Word, without a space behind its hyphen, or a group or words without a hyphen. */
const wrongMark =
  /^(\s*)([•·▪◦‣–—]\s*|-(?=\p{L})(?![\w-]+:)|(?=\{\s*\w+:\s.*\}\s*$)|(?=[\p{L}\d][^:]*$))(\S.*)$/u;

/** Errors about items of lists whose mark is not a hyphen and a space, for YAML that cannot be parsed. */
export function wrongListMarks(lines: readonly string[]): Mistake[] {
  /** The value of the field above, on its line: none if its list is on the lines below. */
  let value = '';
  return linesOutsideTexts(lines).flatMap(({ line, index }, at, all) => {
    const [field] = /^\s*(?:- )?[\w-]+:(?:\s+|$)/.exec(line) ?? [];
    if (field) value = line.slice(field.length).replace(/^#.*/, '');
    const [, indent = '', mark, words = ''] = wrongMark.exec(line) ?? [];
    if (mark === undefined) return [];
    const [above = '', below = ''] = [all[at - 1]?.line.trimEnd(), all[at + 1]?.line];
    // Words are an item beside another one, and may be anything else elsewhere.
    const isNoItem = words.startsWith('{')
      ? // The value of the field above, or an item of a list in square brackets.
        value.startsWith('[') || (indent !== '' && /[:,[-]$/.test(above) && !below.startsWith(`${indent}{`))
      : // The text of the field above can have lines with hyphens.
        value !== '' ||
        ![above, below].some((line) => line.startsWith(`${indent}- `) && !/^\s*- [\w-]+:\s/.test(line));
    if (mark === '' && isNoItem) return [];
    const reason = `an item of a list starts with a hyphen and a space: write - ${words}`;
    return { index, column: indent.length + 1, reason, fixed: `${indent}- ${words}` };
  });
}

/** The error about sections below a field with a value, where no list can be. */
export function sectionsWithoutName(lines: readonly string[]): Mistake[] {
  const own = linesOutsideTexts(lines).filter(({ line }) => !/^\s*#/.test(line));
  const at = own.findIndex(
    ({ line }, position) =>
      /^\s*- type: [\w-]+\s*$/.test(line) && /^\w+:\s+[^\s#]/.test(own[position - 1]?.line ?? ''),
  );
  const [above, section] = [own[at - 1], own[at]];
  if (!above || !section) return [];
  const [start] = /^sections:\s+/.exec(above.line) ?? [];
  if (start) {
    const reason = 'sections are on the lines below: delete what follows the colon';
    return [{ index: above.index, column: start.length + 1, reason, fixed: above.line }];
  }
  const reason = own.some(({ line }) => /^sections:/.test(line))
    ? 'this section is below another field: move it to the others, below the line sections:'
    : 'the line sections: is missing above this one: add it';
  return [{ index: section.index, column: section.line.indexOf('-') + 1, reason, fixed: section.line }];
}

/** Errors about hyphens in front of fields of a file, for YAML that cannot be parsed. */
export function hyphensBeforeFields(lines: readonly string[]): Mistake[] {
  const reason = 'fields are not a list: delete the hyphen before this one';
  const own = linesOutsideTexts(lines).filter(({ line }) => !/^\s*#/.test(line));
  // A list as a whole, whose name was deleted.
  if (!own.some(({ line }) => /^\w/.test(line))) return [];
  const mistakes: Mistake[] = [];
  let isInList = false;
  for (const [position, { line, index }] of own.entries()) {
    const [, hyphen, field] = /^(- )?(\w+:(?:\s.*)?)$/.exec(line) ?? [];
    const next = own[position + 1]?.line ?? '';
    const isName = /^\w+:\s*(?:#.*)?$/.test(field ?? '');
    // One with more fields below it is an item, which may only be too far left.
    const isItem = hyphen && (isInList || (!isName && /^\s/.test(next)));
    if (!field || isItem) continue;
    if (hyphen) mistakes.push({ index, column: 1, reason, fixed: field });
    // The items of a list may start in the column of its name.
    isInList = isName && /^- /.test(next);
  }
  return mistakes;
}
