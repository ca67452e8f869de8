import type { VFile } from 'vfile';
import type { z } from 'zod';
import type { categoryList } from '../../../lib/categories/schema';
import { disclaimerHtml } from '../../../lib/company/disclaimer';
import { type Group, groupOf, withFacts } from '../../../lib/company/facts';
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
  const [[company], ventures] = [validIn(files, 'Company'), validIn(files, 'Venture')];
  if (!company || ventures.includes(undefined)) return undefined;
  const allVentures = ventures as (Group['ventures'][number] & { order: number })[];
  return groupOf({ company: company as Group['company'], allVentures });
}

/** The disclaimer as HTML, by the names of the categories that have it; none if a file about it is invalid. */
export function disclaimersIn(files: readonly VFile[], group: Group | undefined): Map<string, string> {
  const [company] = validIn(files, 'Company') as [{ disclaimer?: string } | undefined];
  const html = group && disclaimerHtml(company?.disclaimer && withFacts(company.disclaimer, group));
  const lists = validIn(files, 'CategoryList') as (z.infer<typeof categoryList> | undefined)[];
  const categories = lists.flatMap((list) => list?.categories ?? []);
  return new Map(
    html ? categories.flatMap(({ name, disclaimer }) => (disclaimer ? [[name, html]] : [])) : [],
  );
}

/** The fields of the documents of a collection; undefined for an invalid one. */
function validIn(files: readonly VFile[], collection: string): unknown[] {
  return files
    .filter(({ data }) => data.collection?.name === collection)
    .map(({ data }) => data.collection?.schema.safeParse(data.document?.yaml?.values).data);
}
