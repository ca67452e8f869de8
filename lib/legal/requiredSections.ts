import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { nearest } from '../diagnostics/didYouMean';
import { startOf } from '../diagnostics/places';
import { headingsIn } from '../text/headings/headings';

type Sections = {
  required: readonly string[];
  /** The level-2 headings, in order. */
  found: { title: string; place: Point }[];
  /** The required sections that are not found. */
  missing: string[];
  /** The required section that each misspelt heading is most likely meant to be. */
  meantBy: ReadonlyMap<string, string>;
};

/** The sections of a text, compared with the required ones; undefined if none are required or it cannot be parsed. */
export function compareSections(file: VFile): Sections | undefined {
  const { name, collection, tree } = documentOf(file);
  const required = collection.requiredSections?.get(name);
  if (!required || !tree) return undefined;
  const found = headingsIn(tree)
    .filter(({ level }) => level === 2)
    .map((heading) => ({ title: heading.text.trim(), place: startOf(heading) }));
  const titles = found.map(({ title }) => title);
  const missing = required.filter((section) => !titles.includes(section));
  const meantBy = new Map<string, string>();
  for (const title of titles.filter((title) => !required.includes(title))) {
    const meant = nearest(title, missing);
    if (meant) meantBy.set(title, meant);
  }
  return { required, found, missing, meantBy };
}
