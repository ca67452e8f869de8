import { launchBlockersIn } from './blockers';
import { launchReport } from './report';
import { runCheck } from './runCheck';

// `npm run check:launch`: prints every launch blocker.
runCheck('check:launch', (folder) => {
  const blockers = launchBlockersIn(folder);
  console.log(launchReport(blockers));
  return blockers.length;
});
