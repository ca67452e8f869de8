import { readFileSync } from 'node:fs';

/** A front matter field of an article, from the file behind its page; empty where it has none. */
export function articleField(path: string, field: string): string {
  const text = readFileSync(`content/articles/${path.replace('/news-insights/', '')}.md`, 'utf8');
  return new RegExp(`^${field}: *"?(.*?)"?$`, 'm').exec(text)?.[1] ?? '';
}
