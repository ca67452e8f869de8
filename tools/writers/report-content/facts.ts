import type { VFile } from 'vfile';
import type { Group } from '../../../lib/company/facts';
import type { Person } from '../../../lib/people/authors.browser';
import { person } from '../../../lib/people/schema';

/** The people of content/people/ by file name. */
export function peopleIn(files: readonly VFile[]): Map<string, Person> {
  const named = files.filter(({ data }) => data.collection?.name === 'Person');
  return new Map(
    named.flatMap(({ stem = '', data }) => {
      const { data: values } = person.safeParse(data.document?.yaml?.values);
      return values ? [[stem, values] as const] : [];
    }),
  );
}

/** The facts about the group and its ventures; undefined if one is invalid. */
export function groupIn(files: readonly VFile[]): Group | undefined {
  const valid = (name: string) =>
    files
      .filter(({ data }) => data.collection?.name === name)
      .map(({ data }) => data.collection?.schema.safeParse(data.document?.yaml?.values).data);
  const [[company], ventures] = [valid('Company'), valid('Venture')];
  if (!company || ventures.includes(undefined)) return undefined;
  const inDisplayOrder = (ventures as (Group['ventures'][number] & { order: number })[]).toSorted(
    (a, b) => a.order - b.order,
  );
  return { company: company as Group['company'], ventures: inDisplayOrder };
}
