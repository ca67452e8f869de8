import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Form } from '../../lib/schemas/delivery';
import type { Redirect } from '../../lib/schemas/redirects';
import type { HeaderRule } from './headers';

/** What a build tells the programs that serve, check or compare its export. */
export type SiteRecord = {
  redirects: readonly Redirect[];
  /** The paths of withdrawn pages, which hosts answer with 410 Gone if they can. */
  gone: readonly string[];
  headers: readonly HeaderRule[];
  /** The endpoints of the forms in content/company.yaml, of which some may be `none`. */
  forms: Partial<Record<Form, string>>;
};

/**
 * The record's file in an export, so that it travels with a copy or an artifact. Our servers hide it like every dotfile;
 * a CDN may serve it, which is harmless, because all of it is public.
 */
export const siteRecordFile = '.site.json';

/** Writes the record of an export; what is left out is empty. */
export async function writeSiteRecord(outDir: string, record: Partial<SiteRecord>): Promise<void> {
  await writeFile(join(outDir, siteRecordFile), `${JSON.stringify(record, null, 2)}\n`);
}

/** The record of an export. Throws if it has none. */
export function readSiteRecord(outDir: string): SiteRecord {
  const record = JSON.parse(readFileSync(join(outDir, siteRecordFile), 'utf8'));
  return { redirects: [], gone: [], headers: [], forms: {}, ...record };
}
