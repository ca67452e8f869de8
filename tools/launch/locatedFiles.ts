import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireOrdinaryFiles } from '../../lib/content/contentFiles';
import { splitFrontMatter } from '../../lib/content/frontMatter';
import { normalizeNewlines } from '../../lib/content/parse';
import { type LocatedYaml, locateYaml } from '../../lib/content/yaml';

/** A file's fields with their locations. */
export type LocatedFile = {
  path: string;
  values: Record<string, unknown>;
  /** `path:line:column` of a field or of an item in it. */
  locationOf(...path: PropertyKey[]): string;
};

/** The company and venture files of a content folder, and the legal texts. Throws if one cannot be read. */
export async function readLocatedFiles(folder: string) {
  requireOrdinaryFiles(folder);
  const company = await readYaml(join(folder, 'company.yaml'));
  const facts = [company];
  for (const path of await filesIn(join(folder, 'ventures'), '.yaml')) facts.push(await readYaml(path));
  const legal: LocatedFile[] = [];
  for (const path of await filesIn(join(folder, 'legal'), '.mdx')) legal.push(await readFrontMatter(path));
  return { company, facts, legal };
}

async function filesIn(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(folder, name));
}

/** The fields of a YAML file. Throws if it cannot be read. */
export async function readYaml(path: string): Promise<LocatedFile> {
  return located(path, locateYaml(await plainText(path)));
}

async function readFrontMatter(path: string): Promise<LocatedFile> {
  return located(path, splitFrontMatter(await plainText(path)).yaml);
}

async function plainText(path: string): Promise<string> {
  return normalizeNewlines(await readFile(path, 'utf8'));
}

function located(path: string, yaml: LocatedYaml | undefined): LocatedFile {
  const { values } = yaml ?? {};
  if (!yaml || yaml.errors.length > 0 || typeof values !== 'object' || values === null) {
    throw new Error(`${path} cannot be read. Run "npm run check:content" to see what is wrong.`);
  }
  return {
    path,
    values: values as Record<string, unknown>,
    locationOf(...fieldPath) {
      const { line, column } = yaml.positionOf(fieldPath);
      return `${path}:${line}:${column}`;
    },
  };
}
