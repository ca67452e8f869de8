import { join } from 'node:path';
import { z } from 'zod';
import { company } from '../../lib/company/schema';
import { requireOrdinaryFiles } from '../../lib/content/contentFiles';
import { readYaml } from '../launch/locatedFiles';

const folder = 'content';

const { name, editor } = company.shape;
const schema = z.object({ name, editor });

/** What the editor needs of content/company.yaml. Throws with the place of an invalid field. */
export async function readSettings(): Promise<z.infer<typeof schema>> {
  requireOrdinaryFiles(folder);
  const { values, locationOf } = await readYaml(join(folder, 'company.yaml'));
  const { data, error } = schema.safeParse(values);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`${locationOf(...issue.path)} ${issue.path.join('.')}: ${issue.message}`);
  return data as z.infer<typeof schema>;
}
