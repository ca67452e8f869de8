import { readCompany } from '../../lib/company/readCompany';
import { today } from '../../lib/content/buildDay';
import { visible } from '../../lib/diagnostics/visible';
import { expiryBlockers } from './expiry';
import { runCheck } from './runCheck';

// `npm run check:expiry`, for the scheduled workflow: fails from 30 days before security.txt expires. Builds and tests
// must not depend on the date.
runCheck('check:expiry', (folder) => {
  const blockers = expiryBlockers(readCompany(folder), today());
  for (const { location, what } of blockers) console.error(visible(`${location} ${what}: write a new date.`));
  return blockers.length;
});
