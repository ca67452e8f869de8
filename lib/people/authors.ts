import type { Picture } from '../pictures/sources.browser';

/** A person as in content/people/. `picture` is the name of its file. */
export type Person = { name: string; role?: string; picture?: string };

/** The author of an article, with the prepared picture. */
export type Author = Omit<Person, 'picture'> & { picture?: Picture };

/** The author that a field names: a person in content/people/ by file name, or anyone by name. */
export function authorOf(field: string | undefined, people: ReadonlyMap<string, Person>): Person | undefined {
  return field === undefined ? undefined : (people.get(field) ?? { name: field });
}
