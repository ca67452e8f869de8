/** The author of an article. */
export type Author = { name: string; role?: string };

/** The author that a field names: a person in content/people/ by file name, or anyone by name. */
export function authorOf(field: string | undefined, people: ReadonlyMap<string, Author>): Author | undefined {
  return field === undefined ? undefined : (people.get(field) ?? { name: field });
}
