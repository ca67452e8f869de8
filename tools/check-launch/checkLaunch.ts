import { relative } from 'node:path';
import { launchReport } from './launchReport';
import { obstaclesIn } from './obstacles';

/**
 * The command `npm run check:launch`: prints what stands between the site and the public. Gives the exit code,
 * 1 while there is any, 2 when it could not look.
 */
export async function checkLaunch([folder = 'content']: readonly string[]): Promise<number> {
  try {
    const obstacles = await obstaclesIn(folder);
    console.log(launchReport(obstacles));
    return obstacles.length > 0 ? 1 : 0;
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' && path;
    console.error(`Could not look: ${isMissing ? `${relative(process.cwd(), path)} is missing` : message}`);
    return 2;
  }
}
