import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { readCategories } from '../../tools/readCategories';

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

type Choices = {
  /** Categories to cycle through; all by default. */
  among?: readonly string[];
  /** ISO date; all new articles are older. */
  before?: string;
};

/**
 * Adds articles to a folder up to a count. Each is an existing article with rotated sections, its own title and an
 * older date. Deterministic.
 */
export async function generateArticles(folder: string, count: number, choices: Choices = {}): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const among = choices.among ?? readCategories(join(folder, '..')).map(({ name }) => name);
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  for (let number = files.length + 1; number <= count; number += 1) {
    const source = sources[number % sources.length] as string;
    await writeFile(
      join(folder, `generated-${String(number).padStart(4, '0')}.md`),
      variation(source, number, { ...choices, among }),
    );
  }
}

function variation(
  source: string,
  number: number,
  { among, before = '2025-06-30' }: Required<Pick<Choices, 'among'>> & Choices,
): string {
  const [block, yaml = ''] = frontMatter.exec(source) ?? [''];
  const fields = parseDocument(yaml);
  // Far above real ids.
  fields.set('id', 10_000 + number);
  fields.set('title', `Generated ${number}: ${fields.get('title')}`.slice(0, 68).trim());
  // The content check warns about shared pictures.
  fields.set(
    'image',
    `https://images.unsplash.com/photo-${String(1_600_000_000 + number)}-${number.toString(16).padStart(12, '0')}`,
  );
  fields.set('category', among[number % among.length]);
  const day = new Date(`${before}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - number);
  fields.set('date', day.toISOString().slice(0, 10));
  fields.delete('aliases');
  const [opening, ...sections] = source
    .slice(block.length)
    .trim()
    .split(/\n(?=## )/);
  const rotation = number % Math.max(1, sections.length);
  const text = [opening, ...sections.slice(rotation), ...sections.slice(0, rotation)].join('\n');
  return `---\n${fields}---\n\n${text}\n`;
}
