import { join } from 'node:path';
import { company as collection } from '../lib/content/collections/company';
import { type LocatedFields, readFields } from '../lib/content/readFields';

/** The facts about the group in a content folder, with their locations. Throws if they cannot be read. */
export function readCompany(folder: string): LocatedFields {
  const [company] = readFields(folder, collection);
  if (!company) throw new Error(`${join(folder, collection.path)} is missing`);
  return company;
}
