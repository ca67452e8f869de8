import { today } from '../../lib/content/buildDay';
import { visible } from '../../lib/diagnostics/visible';
import { expiryBlockers } from './expiry';
import { readLocatedFiles } from './locatedFiles';
import { runCheck } from './runCheck';

// `npm run check:expiry`, for the scheduled workflow: fails from 30 days before security.txt expires. Builds and tests
// must not depend on the date.
await runCheck('check:expiry', async (folder) => {
  const { company } = await readLocatedFiles(folder);
  const blockers = expiryBlockers(company, today());
  for (const { location, what } of blockers) console.error(visible(`${location} ${what}: write a new date.`));
  return blockers.length;
});
