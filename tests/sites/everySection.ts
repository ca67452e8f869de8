import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleOf } from '../../components/sections/examples';
import { sectionTypes } from '../../components/sections/list';
import type { SectionType } from '../../lib/pages/sectionType';

/** Writes a page with the example of every type of section that any page can have. */
export async function writeEverySection(content: string): Promise<void> {
  const types: readonly SectionType[] = Object.values(sectionTypes);
  const everywhere = types.filter(({ onlyOn }) => onlyOn === undefined);
  const sections = everywhere.map(({ schema }) => exampleOf(schema.shape.type.value));
  const fields = 'title: Every section\ndescription: A page with every type of section.\nsections:\n';
  await writeFile(
    join(content, 'pages/every-section.md'),
    `---\n${fields}${sections.join('')}---\n\nThe text of the page.\n`,
  );
}
