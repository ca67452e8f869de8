import { z } from 'zod';
import { company } from '../../lib/schema/company';
import { readYaml } from '../launch/locatedFiles';

const file = 'content/company.yaml';

const { name, editor } = company.shape;
const schema = z.object({ name, editor });

/** What the editor needs of content/company.yaml. Throws with the place of an invalid field. */
export async function readSettings(): Promise<z.infer<typeof schema>> {
  const { values, locationOf } = await readYaml(file);
  const { data, error } = schema.safeParse(values);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`${locationOf(...issue.path)} ${issue.path.join('.')}: ${issue.message}`);
  return data as z.infer<typeof schema>;
}
