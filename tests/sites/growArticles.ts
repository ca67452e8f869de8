import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { type Category, categories } from '../../lib/schema/categories';

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

type Choices = {
  /** Categories that take turns. */
  among?: readonly Category[];
  /** ISO day that all of them are older than. */
  before?: string;
};

/**
 * Fills a folder of articles up to a count: each new one has the words of one that was there, its sections
 * in another order, a title of its own and an older day. The same call gives the same files.
 */
export async function growArticles(folder: string, count: number, choices: Choices = {}): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const patterns = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  for (let number = files.length + 1; number <= count; number += 1) {
    const pattern = patterns[number % patterns.length] as string;
    await writeFile(
      join(folder, `generated-${String(number).padStart(4, '0')}.md`),
      variation(pattern, number, choices),
    );
  }
}

function variation(pattern: string, number: number, choices: Choices): string {
  const { among = categories, before = '2025-06-30' } = choices;
  const [whole, yaml = ''] = frontMatter.exec(pattern) ?? [''];
  const fields = parseDocument(yaml);
  // Far above the numbers that people give.
  fields.set('id', 10_000 + number);
  fields.set('title', `Generated ${number}: ${fields.get('title')}`.slice(0, 68).trim());
  // A picture of its own: the content check warns where two articles share one.
  fields.set(
    'image',
    `https://images.unsplash.com/photo-${String(1_600_000_000 + number)}-${number.toString(16).padStart(12, '0')}`,
  );
  fields.set('category', among[number % among.length]);
  const day = new Date(`${before}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - number);
  fields.set('date', day.toISOString().slice(0, 10));
  fields.delete('aliases');
  const [opening, ...sections] = pattern
    .slice(whole.length)
    .trim()
    .split(/\n(?=## )/);
  const turn = number % Math.max(1, sections.length);
  const text = [opening, ...sections.slice(turn), ...sections.slice(0, turn)].join('\n');
  return `---\n${fields}---\n\n${text}\n`;
}
