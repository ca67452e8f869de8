import { today } from '../today';
import { expiryBlockers } from './expiry';
import { readLocatedFiles } from './locatedFiles';
import { runCheck } from './runCheck';

// `npm run check:expiry`, for the scheduled workflow: fails 30 days before security.txt expires, because builds and
// tests never read the clock.
await runCheck('check:expiry', async (folder) => {
  const { company } = await readLocatedFiles(folder);
  const blockers = expiryBlockers(company, today());
  for (const { location, what } of blockers) console.error(`${location} ${what}: set a new day.`);
  return blockers.length;
});
