import type { Status } from '../ventures/schema';
import type { CompiledSection } from './documents';
import { publicPages } from './pages';

/** The id of the part of a page that describes a venture. */
export function ventureId(slug: string): string {
  return `venture-${slug}`;
}

/** Where a venture is described; undefined if no page does. */
export function venturePath({ slug, status }: { slug: string; status: Status }): string | undefined {
  const page = publicPages.find(({ sections }) => sections.some(describes[status]));
  return page && `${page.path}#${ventureId(slug)}`;
}

const describes: Record<Status, (section: CompiledSection) => boolean> = {
  established: ({ type }) => type === 'businesses',
  planned: (section) => section.type === 'divisions' && 'layout' in section && section.layout === 'cards',
};
