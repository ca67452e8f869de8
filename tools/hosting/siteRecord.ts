import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Form } from '../../lib/forms/schema';
import type { Redirect } from '../../lib/redirects/schema';
import { covers } from './definition';

export type HeaderRule = {
  /** Exact, or ends in `*` for a prefix. */
  path: string;
  headers: Record<string, string>;
};

/** What a build tells the programs that serve, check or compare its export. */
export type SiteRecord = {
  redirects: readonly Redirect[];
  /** The paths of withdrawn pages, which hosts answer with 410 Gone if they can. */
  gone: readonly string[];
  /** The headers that CDNs send. No header of a response is in two rules, because hosts would join the values. */
  headers: readonly HeaderRule[];
  /** The endpoints of the forms in content/company.yaml, of which some may be `none`. */
  forms: Partial<Record<Form, string>>;
};

/**
 * The record's file in an export, so that it travels with a copy or an artifact. Our servers hide it like every dotfile;
 * a CDN may serve it, which is harmless, because all of it is public.
 */
export const siteRecordFile = '.site.json';

const noRecord: SiteRecord = { redirects: [], gone: [], headers: [], forms: {} };

export async function writeSiteRecord(outDir: string, record: Partial<SiteRecord>): Promise<void> {
  await writeFile(join(outDir, siteRecordFile), `${JSON.stringify({ ...noRecord, ...record }, null, 2)}\n`);
}

/**
 * The record of an export. One without a record is served at the root of a host, without redirects and headers. Commands that need the record require its file first.
 */
export function readSiteRecord(outDir: string): SiteRecord {
  const file = join(outDir, siteRecordFile);
  return existsSync(file) ? { ...noRecord, ...JSON.parse(readFileSync(file, 'utf8')) } : noRecord;
}

/** The headers of a response by its path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => covers(rule.path, path)).map(({ headers }) => headers));
}
