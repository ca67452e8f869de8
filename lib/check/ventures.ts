import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { addError } from '../content/messages';
import { statuses } from '../schemas/venture';
import { fitsPlan } from '../site/plan';
import { reportShared, usesOf } from './unique';

/** The plan, the pages and their grids have space for this many businesses, and for as many divisions. */
const maxPerStatus = 5;

/** Adds errors about names and places that two ventures have, too many or no businesses, and names too long for the plan. */
export function checkVentures(files: readonly VFile[]) {
  const report = (file: VFile | undefined, reason: string) =>
    file && addError(file, documentOf(file).positionOf(['status']), `status: ${reason}`, 'ventures');
  const groups = statuses.map((status) =>
    files
      .filter((file) => fieldOf(documentOf(file), 'status') === status)
      .sort((a, b) => orderOf(a) - orderOf(b)),
  );
  for (const group of groups) {
    reportShared(
      group.flatMap((file) => usesOf(file, 'order')),
      'order',
    );
    for (const file of group.slice(maxPerStatus))
      report(
        file,
        `there is space for ${maxPerStatus} with this status: delete a file, or change the status of one`,
      );
  }
  const isPlanned = (file: VFile) => fieldOf(documentOf(file), 'status') === 'planned';
  // Pages and Open Graph images show at least one business.
  if (files.every(isPlanned)) report(files[0], 'the site needs a business: write status: established');
  reportShared(files.flatMap(namesOf), 'name');
  // The order of the trees: tools/build/drawings/drawings.ts.
  for (const [index, file] of groups.flat().entries()) {
    const name = namesOf(file).at(-1);
    if (!name || index >= 2 * maxPerStatus || fitsPlan(String(name.value), index)) continue;
    const reason = `'${name.value}' is too long for its tree on the plan of the home page: write a shortName with fewer words, or shorter ones`;
    addError(file, name.place, reason, 'ventures');
  }
}

/** The name and, if it differs, the short name. */
function namesOf(file: VFile) {
  const names = usesOf(file, 'name');
  return [...names, ...usesOf(file, 'shortName').filter(({ value }) => value !== names[0]?.value)];
}

function orderOf(file: VFile): number {
  return Number(fieldOf(documentOf(file), 'order'));
}
