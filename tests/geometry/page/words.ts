import { type Fault, nameOf } from './fault';
import { groupBy } from './groupBy';
import { isSameLine, type Line } from './text';

/** In characters (WCAG 1.4.8). */
const longestLine = 80;

/** In letters, with its hyphens. Longer words are rare, and no column has room for all of them. */
const longestWord = 15;

/** Words divided between two letters without a hyphen. URLs, e-mail addresses and code have none. */
export function brokenWords(lines: readonly Line[]): Fault[] {
  return lines.flatMap(({ element, divided }) =>
    divided
      .filter(({ word, at }) => {
        const start = /[\p{Script=Latin}-]*\p{Script=Latin}$/u.exec(word.slice(0, at))?.[0];
        const end = /^\p{Script=Latin}[\p{Script=Latin}-]*/u.exec(word.slice(at))?.[0];
        return start && end && start.length + end.length <= longestWord;
      })
      .filter(({ word }) => !/[./@_:#\d]\S/.test(word) && !element.closest('code'))
      .map(({ word, at }) => {
        const what = nameOf(element, `${word.slice(0, at)}/${word.slice(at)}`);
        return { kind: 'word broken', what };
      }),
  );
}

/** Running text with lines of more than 80 characters. */
export function longLines(lines: readonly Line[]): Fault[] {
  const running = lines.filter(({ element }) => !element.closest('pre, table'));
  const blocks = groupBy(running, ({ element }) => element.closest('p, li, dd, figcaption, blockquote'));
  return [...blocks].flatMap(([block, parts]) => {
    if (!block) return [];
    const rows: { box: Line['box']; length: number }[] = [];
    for (const { box, text } of parts) {
      const row = rows.find((one) => isSameLine(one.box, box));
      if (row) row.length += text.length;
      else rows.push({ box, length: text.length });
    }
    const longest = Math.max(...rows.map(({ length }) => length));
    // One line alone is not hard to follow.
    if (rows.length === 1 || longest <= longestLine) return [];
    return [{ kind: 'lines over 80 characters', what: nameOf(block) }];
  });
}
