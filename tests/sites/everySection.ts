import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { exampleOf } from '../../components/sections/examples';
import { sectionTypes } from '../../components/sections/list';
import { people } from '../../lib/content/collections/people';
import type { SectionType } from '../../lib/schemas/sectionType';
import { generatorOf } from './sectionForms';

const types: readonly SectionType[] = Object.values(sectionTypes);

function exampleIn({ schema }: SectionType) {
  return parse(exampleOf(schema.shape.type.value))[0];
}

/** The types that any page can have. */
const everywhere = types.filter((type) => !type.onlyOn?.(exampleIn(type)));

/**
 * Writes three pages with every type of section that any page can have: with its example, as short and as full as its
 * schema allows.
 */
export async function writeEverySection(content: string): Promise<void> {
  await writePeople(join(content, 'people'));
  await writePage(content, 'every-section', everywhere.map(exampleIn));
  const names = (await readdir(join(content, 'people'))).map((file) => file.replace('.md', ''));
  for (const form of ['shortest', 'fullest'] as const) {
    const generate = generatorOf(form, { people: names, category: ['Technology'] });
    await writePage(
      content,
      `${form}-sections`,
      everywhere.map(({ schema }) => generate(schema)),
    );
  }
}

/** Adds people, so that there are as many as a section can show. */
async function writePeople(folder: string): Promise<void> {
  const generate = generatorOf('fullest', {});
  for (let number = 1; number <= 10; number += 1)
    await writeFile(join(folder, `person-${number}.md`), `---\n${stringify(generate(people.schema))}---\n`);
}

async function writePage(content: string, name: string, sections: readonly unknown[]): Promise<void> {
  const title = name.replace('-', ' ');
  const fields = { title, description: `A page about ${title}.`, sections };
  await writeFile(
    join(content, `pages/${name}.md`),
    `---\n${stringify(fields)}---\n\nThe text of the page.\n`,
  );
}
