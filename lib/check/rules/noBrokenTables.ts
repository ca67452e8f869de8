import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../document';
import { nodesOfType } from '../nodes';

/** Reports text that was meant as a table but shows as lines with bars or tabs. */
export const noBrokenTables = lintRule<Root>('tables:no-broken-tables', (tree, file) => {
  const { lines } = documentOf(file);
  for (const { position } of nodesOfType(tree, 'paragraph')) {
    if (!position) continue;
    for (let { line } = position.start; line < position.end.line; line += 1) {
      const text = lines[line - 1] ?? '';
      const reason = brokenTable(text.trim(), lines[line]?.trim() ?? '');
      if (!reason) continue;
      file.message(reason, { line, column: text.length - text.trimStart().length + 1 });
      // The rows below have the same cause.
      break;
    }
  }
});

function brokenTable(head: string, below: string): string | undefined {
  if (head.includes('\t') && below.includes('\t')) {
    const cells = head.split(/\t+/);
    return `tabs do not make a table: put bars between the cells, ${`| ${cells.join(' | ')} |`.slice(0, 80)}, and add the line ${'| --- '.repeat(cells.length)}| below the first one`;
  }
  if (!head.includes('|')) return undefined;
  const isDelimiterRow = /^[|:\s-]*-[|:\s-]*$/.test(below) && below.includes('|');
  if (isDelimiterRow)
    return `this table does not work: its first line has ${cellsIn(head)} cells, but the line of hyphens below has ${cellsIn(below)}: give both the same number`;
  if (isRow(head) && isRow(below))
    return `this table does not work: add the line ${'| --- '.repeat(cellsIn(head))}| below the first one`;
  return undefined;
}

function isRow(line: string): boolean {
  return /^\|.*[^\\]\|$/.test(line);
}

function cellsIn(line: string): number {
  return line.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
}
