import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { skip } from '../skip';
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
export const articleWithNames = 'managed-it-explained-without-the-acronyms';

/** Gives a copy of the project another brand, as docs/development.md describes it. Ends the program without a network. */
export async function rebrand({ root, content }: Site): Promise<void> {
  const brand = join(root, 'components/theme/brand.ts');
  await writeFile(brand, `export const brand = ${JSON.stringify(otherBrand)} as const;\n`);
  await installFonts(root);
  const article = join(content, `articles/${articleWithNames}.md`);
  await writeFile(article, `${await readFile(article, 'utf8')}\n## By ${names}\n\nWritten by ${names}.\n`);
}

/** Installs the fonts beside links to this project's packages, which stay as they are. */
async function installFonts(root: string): Promise<void> {
  const packages = resolve(root, 'node_modules');
  const versions = [otherBrand.fonts.display, otherBrand.fonts.text].map((name) => `${name}@5.3.0`);
  const fonts = resolve(root, '.generated/fonts');
  await mkdir(fonts, { recursive: true });
  await writeFile(join(fonts, 'package.json'), '{}');
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...versions], {
      cwd: fonts,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch {
    skip(
      'site with another brand',
      'its fonts cannot be installed from the npm registry; see the error above',
    );
    process.exit();
  }
  await rm(packages);
  await linkEach('node_modules', packages);
  const scope = '@fontsource-variable';
  await linkEach(join(fonts, 'node_modules', scope), join(packages, scope));
}

/** Links each package of a folder into another folder, if that has none of its name. */
async function linkEach(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name.startsWith('@')) await linkEach(join(from, name), join(to, name));
    else if (!existsSync(join(to, name))) await symlink(resolve(from, name), join(to, name), 'junction');
  }
}
