import type { VFile } from 'vfile';
import { z } from 'zod';
import { type ContentDocument, documentOf, fieldOf } from '../../content/document';
import { addError } from '../../content/messages';
import { memoized } from '../../markdown/memoized';
import { generalInquiries } from '../../schemas/inquiry';
import { planSize } from '../../schemas/planFrame';
import { ringsFor } from '../../schemas/tree';
import { type Status, statuses, venture } from '../../schemas/venture';
import type { Tree } from '../../site/plan/tree';
import { nextNumber, reportShared, type Use, usesOf } from '../uses';
import { type Clash, clashOf, freePlaceFor } from './planSpace';

/** The plan, the pages and their grids have space for this many businesses, and for as many divisions. */
const maxPerStatus = 5;

const kinds: Record<Status, string> = { established: 'businesses', planned: 'divisions' };

/**
 * Adds errors about values that several ventures have and only one may have, about too many or too few ventures, and
 * about trees that do not fit on the plan.
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
  checkPlan(files);
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

type PlacedTree = Tree & { document: ContentDocument; path: string };

const drawn = z.object({ name: venture.shape.name, status: venture.shape.status, tree: venture.shape.tree });

/**
 * A list with the tree of a document, empty if it cannot be drawn: the schema reports what is wrong with it. The same object
 * in each check, because outlines are cached by tree.
 */
const treeOf = memoized((document: ContentDocument, path: string): readonly PlacedTree[] => {
  const { data } = drawn.safeParse(document.yaml?.values);
  if (!data) return [];
  const shortName = fieldOf(document, 'shortName');
  const name = typeof shortName === 'string' ? shortName : data.name;
  return [{ ...data.tree, document, path, status: data.status, name }];
});

function checkPlan(files: readonly VFile[]) {
  const treeIn = (file: VFile) => treeOf(documentOf(file), file.path);
  // A tree that does not fit the plan is no reason to move another.
  const placed = files.flatMap(treeIn).filter((tree) => !clashOf(tree, []));
  for (const file of files) {
    for (const tree of treeIn(file)) {
      const others = placed.filter((other) => other !== tree);
      const clash = clashOf(tree, others);
      if (!clash) continue;
      const isAboutName = clash.kind.startsWith('name');
      const reason = `${reasonOf(clash)}: ${isAboutName ? 'write a short shortName, or ' : ''}${moveTo(tree, freePlaceFor(tree, others))}`;
      addError(file, tree.document.positionOf(['tree']), reason, 'space-on-the-plan');
    }
  }
}

function reasonOf(clash: Clash<PlacedTree>): string {
  const other = 'other' in clash ? nameAndPlace(clash.other) : '';
  const reasons: Record<Clash['kind'], string> = {
    outside: `tree: reaches beyond the plan, which is ${planSize} units`,
    overlap: `tree: overlaps the tree of ${other}`,
    'name outside': 'tree: the name at this tree reaches beyond the plan on a phone',
    'name behind words': 'tree: the name at this tree is behind the words of the home page',
    'names overlap': `tree: the name at this tree overlaps the name of ${other}`,
  };
  return reasons[clash.kind];
}

function nameAndPlace({ name, document, path }: PlacedTree): string {
  return `${name} (${path}:${document.positionOf(['tree']).line})`;
}

function moveTo({ rings, document }: PlacedTree, place: ReturnType<typeof freePlaceFor>): string {
  if (!place) return 'make room by moving other trees, or by giving them a smaller radius';
  const most = ringsFor(place.radius);
  const fewerRings = rings > most ? `, rings: ${most}` : '';
  const crop =
    fieldOf(document, 'crop') === undefined ? '' : ', and delete crop, which is around the old position';
  return `write for example x: ${place.x}, y: ${place.y}, radius: ${place.radius}${fewerRings}${crop}`;
}

function orderOf(file: VFile): number {
  return Number(fieldOf(documentOf(file), 'order'));
}
