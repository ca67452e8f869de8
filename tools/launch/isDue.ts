import { readFile } from 'node:fs/promises';
import { absoluteUrl } from '../../lib/site/siteUrl';

// `tsx tools/launch/isDue.ts`, in the daily run of deploy.yml: prints whether the public sitemap differs from the one in
// out/, because an article is due. Fails if it does and PASSED, of the checks of the commit, is not "true".

const isDue = (await publicSitemap()) !== (await readFile('out/sitemap.xml', 'utf8'));
console.log(`due=${isDue}`);
if (isDue && process.env.PASSED !== 'true') {
  console.error(
    `::error title=Not published::The public sitemap is out of date, but the checks have not passed for ${process.env.GITHUB_SHA}. Correct main: CI publishes it once it passes.`,
  );
  process.exitCode = 1;
}

/** Undefined if the site does not answer. */
async function publicSitemap(): Promise<string | undefined> {
  const response = await fetch(absoluteUrl('/sitemap.xml')).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}
