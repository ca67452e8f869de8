import { constants, inflateSync } from 'node:zlib';

/** Returns the number of pages in a PDF. Firefox compresses its objects. */
export function countSheets(pdf: Buffer): number {
  const plain = pdf.toString('latin1');
  const streams = [...plain.matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ 0: start, index }) =>
    inflateSync(pdf.subarray(index + start.length), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
      'latin1',
    ),
  );
  return [plain, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
