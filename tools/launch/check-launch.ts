import { argumentsOf, stop } from '../arguments';
import { failureReason } from '../check-content/contentCheck';
import { launchBlockersIn } from './blockers';
import { launchReport } from './report';

const usage = 'npm run check:launch [-- FOLDER]    checks content/, or another folder with its structure';

process.exitCode = checkLaunch();

/**
 * `npm run check:launch`: prints every launch blocker of content/, or of another folder. Returns the exit code: 1 if there
 * is one, 2 if the check could not run.
 */
function checkLaunch(): number {
  const { positionals } = argumentsOf(usage, { positionals: 1 });
  const [folder = 'content'] = positionals;
  try {
    const blockers = launchBlockersIn(folder);
    console.log(launchReport(blockers));
    return blockers.length > 0 ? 1 : 0;
  } catch (error) {
    return stop(`The check could not run: ${failureReason(error)}`, 2);
  }
}
