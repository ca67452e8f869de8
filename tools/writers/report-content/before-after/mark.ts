import type { Aligned, Picture } from './align';

/** A pink that the site does not use. */
export const markColour = [214, 0, 128] as const;

/** Of the grid of marks, in pixels. */
const cell = 8;

/** The difference of a channel that nobody sees. */
const tolerance = 12;

/** Cells as `row * columns + column`. */
type Cells = { marked: Set<number>; columns: number; rows: number };

/** Tints and outlines the differences in both pictures. Returns which rows of pixels have any. */
export function mark(aligned: Aligned): boolean[] {
  const { before, after } = aligned;
  const cells = withNeighbours(differingCells(aligned));
  for (const picture of [before, after]) paintCells(picture, cells);
  const rows = new Set([...cells.marked].map((key) => Math.floor(key / cells.columns)));
  return Array.from({ length: before.height }, (_, y) => rows.has(Math.floor(y / cell)));
}

function differingCells({ before, after, padding }: Aligned): Cells {
  const { width, height } = before;
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const marked = new Set<number>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const key = Math.floor(y / cell) * columns + Math.floor(x / cell);
      if (!marked.has(key) && differ(before, after, x, y)) marked.add(key);
    }
  // Space that is only taller.
  for (const { start, end } of padding) {
    const [first, last] = [Math.floor(start / cell) * columns, Math.ceil(end / cell) * columns];
    const inside = Array.from({ length: last - first }, (_, index) => first + index);
    if (!inside.some((key) => marked.has(key))) for (const key of inside) marked.add(key);
  }
  return { marked, columns, rows };
}

/** Whether a pixel of either picture is outside the colours that the other has there, one row above and one below. */
function differ(one: Picture, other: Picture, x: number, y: number): boolean {
  const index = (y * one.width + x) * 3;
  for (let channel = index; channel < index + 3; channel += 1) {
    const distance = Math.abs((one.data[channel] as number) - (other.data[channel] as number));
    if (distance > tolerance && (isOutside(one, other, channel) || isOutside(other, one, channel)))
      return true;
  }
  return false;
}

function isOutside({ data, width }: Picture, other: Picture, index: number): boolean {
  const value = data[index] as number;
  const here = other.data[index] as number;
  const above = other.data[index - width * 3] ?? here;
  const below = other.data[index + width * 3] ?? here;
  return value < Math.min(above, here, below) - tolerance || value > Math.max(above, here, below) + tolerance;
}

/** Includes the cells around each, so that outlines do not touch the text. */
function withNeighbours({ marked, columns, rows }: Cells): Cells {
  const around = (value: number, end: number) =>
    [value - 1, value, value + 1].filter((near) => near >= 0 && near < end);
  const nearby = (key: number) =>
    around(Math.floor(key / columns), rows).flatMap((row) =>
      around(key % columns, columns).map((column) => row * columns + column),
    );
  return { marked: new Set([...marked].flatMap(nearby)), columns, rows };
}

function paintCells(picture: Picture, { marked, columns }: Cells): void {
  for (const key of marked) {
    const column = key % columns;
    paintCell(picture, column, Math.floor(key / columns), {
      left: column === 0 || !marked.has(key - 1),
      right: column === columns - 1 || !marked.has(key + 1),
      top: !marked.has(key - columns),
      bottom: !marked.has(key + columns),
    });
  }
}

type Edges = { left: boolean; right: boolean; top: boolean; bottom: boolean };

function paintCell({ data, width, height }: Picture, column: number, row: number, edges: Edges): void {
  const [left, top] = [column * cell, row * cell];
  const [right, bottom] = [Math.min(left + cell, width) - 1, Math.min(top + cell, height) - 1];
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const isOutline =
        (edges.left && x < left + 2) ||
        (edges.right && x > right - 2) ||
        (edges.top && y < top + 2) ||
        (edges.bottom && y > bottom - 2);
      paint(data, (y * width + x) * 3, isOutline ? 1 : 0.1);
    }
}

function paint(data: Buffer, index: number, opacity: number): void {
  for (const [channel, value] of markColour.entries())
    data[index + channel] = Math.round((data[index + channel] as number) * (1 - opacity) + value * opacity);
}
