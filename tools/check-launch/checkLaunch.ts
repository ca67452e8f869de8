import { relative } from 'node:path';
import { today } from '../new-article/today';
import { expiryObstacles } from './expiry';
import { launchReport } from './launchReport';
import { obstaclesIn } from './obstacles';
import { readPlaces } from './placedYaml';

/** `npm run check:launch`: prints every launch blocker. Returns the exit code: 1 with any, 2 when it could not look. */
export function checkLaunch(args: readonly string[]): Promise<number> {
  return runOn(args, 'check:launch', async (folder) => {
    const obstacles = await obstaclesIn(folder);
    console.log(launchReport(obstacles));
    return obstacles.length;
  });
}

/**
 * `npm run check:expiry`, for the scheduled workflow: fails 30 days before security.txt expires. Builds and tests
 * never look at the clock. Returns the exit code as `checkLaunch` does.
 */
export function checkExpiry(args: readonly string[]): Promise<number> {
  return runOn(args, 'check:expiry', async (folder) => {
    const { company } = await readPlaces(folder);
    const obstacles = expiryObstacles(company, today());
    for (const { place, what } of obstacles) console.error(`${place} ${what}: set a new day.`);
    return obstacles.length;
  });
}

/** Runs a check on the folder that the arguments name, and says without a stack trace why it could not look. */
async function runOn(
  args: readonly string[],
  name: string,
  check: (folder: string) => Promise<number>,
): Promise<number> {
  const [folder = 'content', ...others] = args;
  if (folder.startsWith('-') || others.length > 0) {
    console.error(
      `Usage: npm run ${name} [-- FOLDER]    looks at content/, or another folder laid out like it`,
    );
    return 2;
  }
  try {
    return (await check(folder)) > 0 ? 1 : 0;
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' && path;
    console.error(`Could not look: ${isMissing ? `${relative(process.cwd(), path)} is missing` : message}`);
    return 2;
  }
}
