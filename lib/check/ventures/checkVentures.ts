import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../../content/document';
import { addError } from '../../content/messages';
import { generalInquiries } from '../../schemas/inquiry';
import { type Status, statuses } from '../../schemas/venture';
import { fitsPlan, planTrees } from '../../site/plan';
import { nextNumber, reportShared, type Use, usesOf } from '../uses';

/** The plan, the pages and their grids have space for this many businesses, and for as many divisions. */
const maxPerStatus = 5;

const kinds: Record<Status, string> = { established: 'businesses', planned: 'divisions' };

/**
 * Adds errors about values that several ventures have and only one may have, about too many or too few ventures, and
 * about names that do not fit on the plan.
 */
export function checkVentures(files: readonly VFile[]) {
  for (const status of statuses) {
    const ofStatus = files.filter((file) => fieldOf(documentOf(file), 'status') === status);
    checkOrder(ofStatus);
    checkNumber(ofStatus, status);
  }
  checkEstablished(files);
  checkNames(files);
  checkInquiries(files);
  checkNamesOnPlan(files);
}

function checkNumber(files: readonly VFile[], status: Status) {
  const surplus = files.toSorted((a, b) => orderOf(a) - orderOf(b)).slice(maxPerStatus);
  for (const file of surplus) {
    const reason = `status: there is space for ${maxPerStatus} ${kinds[status]}, and this is one more: delete a file, or change the status of one`;
    addError(file, documentOf(file).positionOf(['status']), reason, 'number-of-ventures');
  }
}

/** Pages and Open Graph images show at least one business. */
function checkEstablished([first, ...others]: readonly VFile[]) {
  if (!first || [first, ...others].some((file) => fieldOf(documentOf(file), 'status') !== 'planned')) return;
  const reason = 'status: no business is established, and the site needs one: write status: established';
  addError(first, documentOf(first).positionOf(['status']), reason, 'number-of-ventures');
}

function checkOrder(files: readonly VFile[]) {
  const uses = files.flatMap((file) => usesOf(file, 'order'));
  const reason = (order: Use['value'], other: string) =>
    `order: ${order} is also the order of ${other}: change one of the two, the next free number is ${nextNumber(uses, Number(order))}`;
  reportShared(uses, 'unique-order', reason);
}

function checkNames(files: readonly VFile[]) {
  const names = files.flatMap((file) => {
    const [name, ...others] = [...usesOf(file, 'name'), ...usesOf(file, 'shortName')];
    // A short name that repeats the name is no clash.
    return name ? [name, ...others.filter(({ value }) => !isSame(String(name.value), value))] : [];
  });
  reportShared(
    names,
    'unique-name',
    (name, other) => `'${name}' is also a name of ${other}: change one of the two`,
  );
  reportShared(
    files.flatMap((file) => usesOf(file, 'service')),
    'unique-service',
    (service, other) => `service: '${service}' is also the service of ${other}: change one of the two`,
  );
}

function checkInquiries(files: readonly VFile[]) {
  for (const field of ['value', 'label'] as const) {
    const uses = files.flatMap((file) => usesOf(file, `inquiry.${field}`));
    reportShared(
      uses,
      'unique-inquiry',
      (text, other) => `inquiry.${field}: '${text}' is also the ${field} of ${other}: change one of the two`,
    );
    for (const { file, value, place } of uses) {
      const taken = generalInquiries.find((general) => isSame(general[field], value));
      if (!taken) continue;
      const reason = `inquiry.${field}: '${value}' is the ${field} of the inquiry type ${taken.label}, which every site has: choose another`;
      addError(file, place, reason, 'unique-inquiry');
    }
  }
}

function isSame(text: string, value: Use['value']): boolean {
  return text.trim().toLowerCase() === String(value).trim().toLowerCase();
}

function checkNamesOnPlan(files: readonly VFile[]) {
  // The order of the trees: tools/build/drawings/drawingSet.ts.
  const inOrder = statuses.flatMap((status) =>
    files
      .filter((file) => fieldOf(documentOf(file), 'status') === status)
      .sort((a, b) => orderOf(a) - orderOf(b)),
  );
  for (const [index, file] of inOrder.slice(0, planTrees.length).entries()) {
    const [name] = [...usesOf(file, 'shortName'), ...usesOf(file, 'name')];
    if (!name || fitsPlan(String(name.value), index)) continue;
    const reason = `'${name.value}' is too long for its tree on the plan of the home page: write a shortName with fewer words, or shorter ones`;
    addError(file, name.place, reason, 'space-on-the-plan');
  }
}

function orderOf(file: VFile): number {
  return Number(fieldOf(documentOf(file), 'order'));
}
