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
const panels = everywhere.filter(({ background }) => background);
const plain = everywhere.filter(({ background, isTitle }) => !background && !isTitle);
const middle = Math.ceil(plain.length / 2);

/** A section without anything to show, because the full site has no article of this category. */
const leftOut = { type: 'articles', heading: 'Left out', category: 'Innovation' };

/**
 * Writes three pages with every type of section that any page can have: with its example, as short and as full as its
 * schema allows. Each type without a panel follows one on one of the two last pages, and not on the other.
 */
export async function writeEverySection(content: string): Promise<void> {
  await writePeople(join(content, 'people'));
  await writePage(content, 'every-section', everywhere.map(exampleIn));
  const heroes = everywhere.filter(({ isTitle }) => isTitle);
  const [first, second] = [plain.slice(0, middle), plain.slice(middle)];
  for (const [form, order] of [
    ['shortest', [...heroes, ...betweenPanels(first), ...second]],
    ['fullest', [...heroes, ...first, ...betweenPanels(second)]],
  ] as const) {
    const people = (await readdir(join(content, 'people'))).map((file) => file.replace('.md', ''));
    const generate = generatorOf(form, { people, category: ['Technology'] });
    const sections = order.map(({ schema, background }, index) => {
      const section = generate(schema) as Record<string, unknown>;
      // Below the others it would be between all sections, whose distance is tested too.
      return background || index === order.length - 1 ? section : { ...section, disclaimer: undefined };
    });
    // Between a panel and the next section, which keeps its distance from the panel.
    if (form === 'shortest') sections.splice(heroes.length + 1, 0, leftOut);
    await writePage(content, `${form}-sections`, sections);
  }
}

/** Each of the types after a panel, and the panels in turn. */
function betweenPanels(among: readonly SectionType[]): SectionType[] {
  return among.flatMap((type, index) => [panels[index % panels.length] as SectionType, type]);
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
