import { personPath } from '../schemas/paths.browser';
import type { Picture } from '../schemas/pictureSources.browser';

/** A person as in content/people/. `picture` is the name of its file. */
export type Person = { name: string; role?: string; picture?: string; focus?: string };

/** An author of an article. Who has a file has a page, because of the article. */
export type NamedAuthor = Person & { path?: string };

/** An author with the prepared picture. */
export type Author = Omit<NamedAuthor, 'picture' | 'focus'> & { picture?: Picture };

/** What search results and shared links say about the page of a person. */
export function describePerson(
  { name, role }: Pick<Person, 'name' | 'role'>,
  { biography, articles }: { biography: boolean; articles: boolean },
): string {
  const parts = [...(biography ? ['biography'] : []), ...(articles ? ['articles'] : [])];
  return `${role ? `${name}, ${role}` : name}: ${parts.join(' and ')}.`;
}

/** The fields of an article that name its authors. */
type AuthorFields = { author?: string; authors?: readonly string[] };

/** The authors that the fields name: files in content/people/, or anyone by name. */
export function authorsOf(fields: AuthorFields, people: ReadonlyMap<string, Person>): NamedAuthor[] {
  const names = fields.authors ?? (fields.author === undefined ? [] : [fields.author]);
  return names.map((slug) => {
    const person = people.get(slug);
    if (!person) return { name: slug };
    const { name, role, picture, focus } = person;
    return { name, role, picture, focus, path: personPath(slug) };
  });
}

/** What a byline shows of authors: the picture and the role only of one who is alone. */
export function shownAuthors(authors: readonly Author[]): Author[] {
  return authors.length === 1 ? [...authors] : authors.map(({ name, path }) => ({ name, path }));
}
