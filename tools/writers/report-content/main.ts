import { visibleLines } from '../../../lib/diagnostics/visible';
import { argumentsOf } from '../../arguments';

// `npm run report:content`: writes a page that shows reviewers the articles as on the site, and what to judge in them and
// in the pages.
const usage = 'npm run report:content [-- --since REVISION] [--before FOLDER] [--out FILE]';
const text = { type: 'string' } as const;

try {
  const { values } = argumentsOf(usage, { options: { since: text, before: text, out: text } });
  // It reads the compiled content, which may be missing.
  const { writeReport } = await import('./writeReport');
  await writeReport({ out: '.generated/content-report.html', ...values });
} catch (error) {
  console.error(visibleLines(`No report was written. ${(error as Error).message}`));
  process.exitCode = 2;
}
