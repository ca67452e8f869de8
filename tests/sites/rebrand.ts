import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from './sites';

/** A brand that has nothing in common with the site's own. Both fonts have Vietnamese letters. */
export const otherBrand = {
  colour: '#1B2A4A',
  accent: '#8A2E5B',
  radius: '6px',
  fonts: { display: '@fontsource-variable/lora', text: '@fontsource-variable/inter' },
};

/** Names that need the files latin, latin-ext and vietnamese of both fonts. */
export const names = 'Đặng Thị Hồng, Łukasz Świątek';

/** The article that has the names in a heading and in its text. */
export const articleWithNames = 'what-to-ask-before-you-change-payroll-provider';

/** Gives a copy of the project another brand, as docs/development.md describes it. */
export async function rebrand({ root, content }: Site): Promise<void> {
  const brand = join(root, 'components/theme/brand.ts');
  await writeFile(brand, `export const brand = ${JSON.stringify(otherBrand)} as const;\n`);
  const article = join(content, `articles/${articleWithNames}.md`);
  await appendFile(article, `\n## By ${names}\n\nWritten by ${names}.\n`);
}
