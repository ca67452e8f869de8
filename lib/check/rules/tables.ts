import type { Paragraph, Table } from 'mdast';
import type { ParsedDocument } from '../parse';
import { startOf } from '../places';
import { errorAt, type Finding } from '../problem';

/** Tables that come out as plain lines with bars, or that lose a cell. */
export function tables({ nodes = [], lines }: ParsedDocument): Finding[] {
  return nodes.flatMap((node) => {
    if (node.type === 'table') return lostCells(node);
    return node.type === 'paragraph' ? brokenTable(node, lines) : [];
  });
}

function lostCells({ children: rows }: Table): Finding[] {
  const columns = rows[0]?.children.length ?? 0;
  return rows.flatMap((row) => {
    const extra = row.children[columns];
    if (!extra) return [];
    const message = `this row has ${row.children.length} cells and the first one ${columns}, so the rest is not shown: take out a bar (|), or write \\| where you mean the sign`;
    return [errorAt(startOf(extra), message)];
  });
}

/** At the first line of a would-be table: bars at both ends, or a line of hyphens and bars below it. */
function brokenTable(paragraph: Paragraph, lines: readonly string[]): Finding[] {
  const { start, end } = paragraph.position ?? { start: { line: 1 }, end: { line: 0 } };
  for (let line = start.line; line < end.line; line += 1) {
    const [head = '', below = ''] = [lines[line - 1]?.trim(), lines[line]?.trim()];
    if (head.includes('\t') && below.includes('\t')) {
      const row = `| ${head.split(/\t+/).join(' | ')} |`;
      const message = `tabs do not make a table: write bars between the cells, ${row.slice(0, 80)}, and below the first line one like ${'| --- '.repeat(head.split(/\t+/).length)}|`;
      return [errorAt({ line, column: 1 }, message)];
    }
    if (!head.includes('|')) continue;
    const column = (lines[line - 1] ?? '').indexOf(head) + 1;
    if (/^[|:\s-]*-[|:\s-]*$/.test(below) && below.includes('|')) {
      const message = `this table cannot be read: its first line has ${cellsIn(head)} cells and the line of hyphens below ${cellsIn(below)}; they must have as many`;
      return [errorAt({ line, column }, message)];
    }
    if (isRow(head) && isRow(below)) {
      const message = `this table cannot be read: below its first line it needs one like ${'| --- '.repeat(cellsIn(head))}|`;
      return [errorAt({ line, column }, message)];
    }
  }
  return [];
}

function isRow(line: string): boolean {
  return /^\|.*[^\\]\|$/.test(line);
}

function cellsIn(line: string): number {
  return line.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
}
