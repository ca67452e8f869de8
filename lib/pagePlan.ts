import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of each article's page, by its path: the hash of all it depends on, and whether a build has kept it. */
export type PagePlan = Record<string, { hash: string; kept: boolean }>;

/** Written by tools/pages/plan.ts before a build; rendering leaves out what was kept, finishing adds it. */
export const pagePlanFile = '.generated/pages.json';

/** The plan of the build under way; empty in the development server, where every page is rendered. */
export function pagePlan(): PagePlan {
  const file = join(process.cwd(), pagePlanFile);
  if (process.env.NODE_ENV === 'development' || !existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The paths that no build has kept; never none, for Next.js refuses to export a route without pages. */
export function toBeRendered(paths: readonly string[]): readonly string[] {
  const plan = pagePlan();
  const rendered = paths.filter((path) => !plan[path]?.kept);
  return rendered.length > 0 ? rendered : paths.slice(0, 1);
}
