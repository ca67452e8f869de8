/**
 * Characters that a terminal obeys instead of showing: control characters, line separators, and those that reverse the
 * text.
 */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** What GitHub Actions takes for a command: `::` at the start of a line, and `##[` anywhere. */
const command = /^(\s*:)(?=:)|(#)(?=#\[)/g;

/**
 * Text from content on one line that terminals and logs show and do not obey: `\u001b` in place of an escape character,
 * and a space that keeps GitHub Actions from running a command.
 */
export function visible(text: string): string {
  return text.replace(invisible, escaped).replace(command, '$& ');
}

/** The same for text of several lines, such as a message with a usage. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
