import { z } from 'zod';
import { company } from '../../lib/schemas/company';
import { readCompany } from '../readCompany';

const { name, url, editor } = company.shape;
const schema = z.object({ name, url, editor });

/** What the editor needs of content/company.yaml. Throws with the place of an invalid field. */
export function readSettings(): z.infer<typeof schema> {
  const { values, locationOf } = readCompany('content');
  const { data, error } = schema.safeParse(values);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`${locationOf(...issue.path)} ${issue.path.join('.')}: ${issue.message}`);
  return data as z.infer<typeof schema>;
}
