import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ExportedRedirects = {
  redirects: { from: string; to: string }[];
  /** The paths of withdrawn pages. */
  gone: string[];
};

/** The redirects and the withdrawn pages of an export, from its `_redirects` file; none if it has no such file. */
export function readRedirects(outDir: string): ExportedRedirects {
  const file = join(outDir, '_redirects');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rules = [...text.matchAll(/^(?:# )?(\/\S*) (\S+) (301|410)$/gm)].map(
    ([, from = '', to = '', status]) => ({ from, to, status }),
  );
  return {
    redirects: rules.filter(({ status }) => status === '301').map(({ from, to }) => ({ from, to })),
    gone: rules.filter(({ status }) => status === '410').map(({ from }) => from),
  };
}
