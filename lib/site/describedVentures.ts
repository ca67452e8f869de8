/** The id of the part of a page that describes a venture. */
export function ventureId(slug: string): string {
  return `venture-${slug}`;
}

/** Whether a section describes the ventures of a status. */
export function describes({ type, layout }: { type?: unknown; layout?: unknown }, status: unknown): boolean {
  if (status === 'established') return type === 'businesses';
  return status === 'planned' && type === 'divisions' && layout === 'cards';
}
