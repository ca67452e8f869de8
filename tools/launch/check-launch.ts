import { launchBlockersIn } from './blockers';
import { launchReport } from './report';
import { runCheck } from './runCheck';

// `npm run check:launch`: prints every launch blocker.
await runCheck('check:launch', async (folder) => {
  const blockers = await launchBlockersIn(folder);
  console.log(launchReport(blockers));
  return blockers.length;
});
