import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitFrontMatter } from '../../lib/check/frontMatter';
import { type LocatedYaml, locateYaml } from '../../lib/check/yaml';

/** A file of fields that knows where each of them stands. */
export type PlacedFile = {
  path: string;
  values: Record<string, unknown>;
  /** `path:line:column` of a field or of an item in it. */
  placeOf(...path: PropertyKey[]): string;
};

/** The files of a content folder that hold facts, and the legal texts. Throws when one cannot be read. */
export async function readPlaces(folder: string) {
  const company = await readYaml(join(folder, 'company.yaml'));
  const facts = [company];
  for (const name of ['businesses', 'divisions']) {
    for (const path of await filesIn(join(folder, name), '.yaml')) facts.push(await readYaml(path));
  }
  const legal: PlacedFile[] = [];
  for (const path of await filesIn(join(folder, 'legal'), '.mdx')) legal.push(await readFrontMatter(path));
  return { company, facts, legal };
}

async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

async function readYaml(path: string): Promise<PlacedFile> {
  return placed(path, locateYaml(await plainText(path)));
}

async function readFrontMatter(path: string): Promise<PlacedFile> {
  return placed(path, splitFrontMatter(await plainText(path)).yaml);
}

async function plainText(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function placed(path: string, yaml: LocatedYaml | undefined): PlacedFile {
  const { values } = yaml ?? {};
  if (!yaml || yaml.errors.length > 0 || typeof values !== 'object' || values === null) {
    throw new Error(`${path} cannot be read. "npm run check:content" says where it is wrong.`);
  }
  return {
    path,
    values: values as Record<string, unknown>,
    placeOf(...fieldPath) {
      const { line, column } = yaml.positionOf(fieldPath);
      return `${path}:${line}:${column}`;
    },
  };
}
