import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';

/** Pixels of three bytes each. */
export type Picture = { data: Buffer; width: number; height: number };

/** Two pictures of equal size, in which the rows that both have are side by side. */
export type Aligned = {
  before: Picture;
  after: Picture;
  /** Rows that one of them lacks, and has blank. */
  padding: { start: number; end: number }[];
};

/** The place of a row in each picture. */
type Block = { before: number; after: number };

/** Beyond this, almost every row differs, and aligning them would take minutes. */
const maxEditLength = 2000;

/** In rows, about a line of text. Fewer can be equal by chance. */
const minShared = 8;

/** In rows. Chromium rounds the place of each line of text, so what moves down by a fraction moves unevenly. */
const roundingError = 1;

/** Pads two pictures of equal width so that what only moved down is no difference. */
export function align(before: Picture, after: Picture): Aligned {
  const blocks = [...blocksOf(before, after), { before: before.height, after: after.height }];
  const padding: Aligned['padding'] = [];
  const [left, right]: [Buffer[], Buffer[]] = [[], []];
  let height = 0;
  for (const [index, end] of blocks.entries()) {
    const start = blocks[index - 1] ?? { before: 0, after: 0 };
    const [one, other] = [rowsOf(before, start.before, end.before), rowsOf(after, start.after, end.after)];
    left.push(...one, ...blankFor(other.slice(one.length)));
    right.push(...other, ...blankFor(one.slice(other.length)));
    height += Math.max(one.length, other.length);
    const missing = Math.abs(one.length - other.length);
    if (missing > roundingError) padding.push({ start: height - missing, end: height });
  }
  const { width } = before;
  return {
    before: { data: Buffer.concat(left), width, height },
    after: { data: Buffer.concat(right), width, height },
    padding,
  };
}

/** The places from which both pictures show the same again, with another distance between them. */
function blocksOf(one: Picture, other: Picture): Block[] {
  const blocks: Block[] = [];
  let shift = 0;
  let run = { first: { before: 0, after: 0 }, count: 0 };
  for (const row of sharedRows(distinctRows(one), distinctRows(other))) {
    const continues = Math.abs(shiftOf(row) - shiftOf(run.first)) <= roundingError;
    run = continues ? { ...run, count: run.count + 1 } : { first: row, count: 1 };
    if (run.count !== minShared || Math.abs(shiftOf(run.first) - shift) <= roundingError) continue;
    blocks.push(run.first);
    shift = shiftOf(run.first);
  }
  return blocks;
}

function shiftOf({ before, after }: Block): number {
  return after - before;
}

/** The hashes of rows that differ from the one above, with their places: rows of a blank area are all alike. */
type Rows = { hashes: string[]; places: number[] };

function distinctRows(picture: Picture): Rows {
  const rows = rowsOf(picture, 0, picture.height);
  const places = rows.flatMap((row, index) => (rows[index - 1]?.equals(row) ? [] : index));
  const hashes = places.map((place) =>
    createHash('sha1')
      .update(rows[place] as Buffer)
      .digest('base64'),
  );
  return { hashes, places };
}

/** The places of equal rows. */
function sharedRows(one: Rows, other: Rows): Block[] {
  const shared: Block[] = [];
  let [index, otherIndex] = [0, 0];
  for (const { count, added, removed } of diffArrays(one.hashes, other.hashes, { maxEditLength }) ?? []) {
    for (let offset = 0; !added && !removed && offset < count; offset += 1)
      shared.push({
        before: one.places[index + offset] as number,
        after: other.places[otherIndex + offset] as number,
      });
    if (!added) index += count;
    if (!removed) otherIndex += count;
  }
  return shared;
}

function rowsOf({ data, width }: Picture, start: number, end: number): Buffer[] {
  return Array.from({ length: end - start }, (_, index) =>
    data.subarray((start + index) * width * 3, (start + index + 1) * width * 3),
  );
}

/** Rows in the colour at the left edge of others. */
function blankFor(rows: readonly Buffer[]): Buffer[] {
  return rows.map((row) => Buffer.alloc(row.length, row.subarray(0, 3)));
}
