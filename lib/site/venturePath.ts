import type { Status } from '../schemas/venture';
import type { CompiledSection } from './documents';
import { publicPages } from './pages';
import { describes, ventureId } from './sections';

/** Where a venture is described; undefined if no page does. */
export function venturePath({ slug, status }: { slug: string; status: Status }): string | undefined {
  const [found] = sectionsAbout(status);
  return found && `${found.path}#${ventureId(slug)}`;
}

/** The link to the section that describes the divisions; undefined if no page has one with a heading. */
export function divisionsLink(): { name: string; href: string } | undefined {
  const [found] = sectionsAbout('planned');
  const name = found?.section.heading;
  return name ? { name, href: `${found.path}#${found.section.anchor}` } : undefined;
}

function sectionsAbout(status: Status): { path: string; section: CompiledSection }[] {
  return publicPages.flatMap(({ path, sections }) =>
    sections.filter((section) => describes(section, status)).map((section) => ({ path, section })),
  );
}
