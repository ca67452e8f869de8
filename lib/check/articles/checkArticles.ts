import type { VFile } from 'vfile';
import { buildDay } from '../../content/buildDay';
import { documentOf, fieldOf } from '../../content/document';
import { addError, addWarning } from '../../content/messages';
import { isDay } from '../../schemas/isoDay';
import { locationOf, nextNumber, sharedUses, type Use, usesOf } from '../uses';

/**
 * Adds messages about ids and pictures that two articles share, and about changes in the future. `edited` is the document in
 * a form, whose writer can correct what it has in common with another.
 */
export function checkArticles(articles: readonly VFile[], edited: VFile | undefined) {
  reportSharedIds(
    articles.flatMap((article) => usesOf(article, 'id')),
    edited,
  );
  reportSharedPictures(articles, edited);
  for (const { file, value, place } of articles.flatMap((article) => usesOf(article, 'updated')))
    if (isDay(String(value)) && String(value) > buildDay)
      addError(
        file,
        place,
        `updated: ${value} is in the future: write the day on which it changes`,
        'no-future-update',
      );
}

/**
 * Adds an error to each article with the id of an older one; to all of them if it is unclear which is older. The one in a
 * form counts as newer.
 */
function reportSharedIds(uses: readonly Use[], edited: VFile | undefined) {
  let nextId = nextNumber(uses);
  for (const group of sharedUses(uses)) {
    const others = group.filter(({ file }) => file !== edited);
    const oldest = oldestUse(others);
    for (const use of group) {
      if (use === oldest) continue;
      const other = oldest ?? group.find((candidate) => candidate !== use) ?? use;
      const number = `the next free number is ${nextId}${oldest ? '' : ' (change only the newer of the two)'}`;
      const reason = `id: ${use.value} is already taken by ${locationOf(other)}: ${number}`;
      addError(use.file, use.place, reason, 'unique-id');
      if (oldest) nextId += 1;
    }
    if (!oldest) nextId += 1;
  }
}

/** The use in the article with the earliest date; undefined if two are equal. */
function oldestUse(uses: readonly Use[]): Use | undefined {
  // An article whose date cannot be read is being written.
  const dates = uses.map(({ file }) => (isDay(dateOf(file)) ? dateOf(file) : 'unknown'));
  const [earliest = '', second] = [...dates].sort();
  return isDay(earliest) && earliest !== second ? uses[dates.indexOf(earliest)] : undefined;
}

/**
 * Adds a warning to each article with the same picture as an older one. Of the same day, the one with the greater id is
 * newer; the one in a form counts as the newest.
 */
function reportSharedPictures(articles: readonly VFile[], edited: VFile | undefined) {
  const byDate = articles.toSorted(
    (a, b) =>
      Number(a === edited) - Number(b === edited) || dateOf(a).localeCompare(dateOf(b)) || idOf(a) - idOf(b),
  );
  for (const [first, ...others] of sharedUses(byDate.flatMap((article) => usesOf(article, 'image')))) {
    const reason = `image: is also the picture of ${first?.file.path}: choose another, so that readers can tell the articles apart`;
    for (const { file, place } of others) addWarning(file, place, reason, 'unique-picture');
  }
}

function idOf(file: VFile): number {
  return Number(fieldOf(documentOf(file), 'id')) || 0;
}

function dateOf(file: VFile): string {
  return String(fieldOf(documentOf(file), 'date') ?? '');
}
