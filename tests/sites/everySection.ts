import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sectionTypes } from '../../components/sections/list';
import type { SectionType } from '../../lib/pages/sectionType';

/** Writes a page with the example of every type of section that any page can have. */
export async function writeEverySection(content: string): Promise<void> {
  const types: readonly SectionType[] = Object.values(sectionTypes);
  const everywhere = types.filter(({ onlyOn }) => onlyOn === undefined);
  const sections = await Promise.all(
    everywhere.map(async ({ schema }) => {
      const example = await readFile(`components/sections/${schema.shape.type.value}/example.yaml`, 'utf8');
      return `  - ${example.trimEnd().replaceAll('\n', '\n    ')}\n`;
    }),
  );
  const fields = 'title: Every section\ndescription: A page with every type of section.\nsections:\n';
  await writeFile(
    join(content, 'pages/every-section.md'),
    `---\n${fields}${sections.join('')}---\n\nThe text of the page.\n`,
  );
}
