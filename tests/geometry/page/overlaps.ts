import { intersect } from './box';
import { type Fault, nameOf } from './fault';
import type { Line } from './text';

/** Text over text. */
export function overlappingText(lines: readonly Line[]): Fault[] {
  const faults: Fault[] = [];
  const seen = lines.filter((line) => line.seen).sort((one, other) => one.ink.top - other.ink.top);
  for (const [index, one] of seen.entries()) {
    for (let next = index + 1; next < seen.length; next += 1) {
      const other = seen[next] as Line;
      if (other.ink.top >= one.ink.bottom) break;
      const common = one.seen && other.seen && intersect(one.seen, other.seen);
      if (!common || common.right - common.left <= 1 || common.bottom - common.top <= 1) continue;
      const what = `${nameOf(one.element, one.text)} over ${nameOf(other.element, other.text)}`;
      faults.push({ kind: 'text over text', what });
    }
  }
  return faults;
}
