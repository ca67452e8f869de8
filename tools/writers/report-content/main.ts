import { argumentsOf, stop } from '../../arguments';

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
  stop(`No report was written. ${(error as Error).message}`, 2);
}
