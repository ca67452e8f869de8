/** A name as lower-case words and numbers joined by hyphens, for URLs and file names: `people-and-culture`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? 'name';
}
