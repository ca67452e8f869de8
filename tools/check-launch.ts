import { relative } from 'node:path';
import { launchReport } from './check-launch/launchReport';
import { obstaclesIn } from './check-launch/obstacles';

/** Prints what stands between the site and the public; exit code 1 while there is any, 2 when it could not look. */
async function main(folder: string): Promise<number> {
  const obstacles = await obstaclesIn(folder);
  console.log(launchReport(obstacles));
  return obstacles.length > 0 ? 1 : 0;
}

main(process.argv[2] ?? 'content').then(
  (code) => {
    process.exitCode = code;
  },
  (error: NodeJS.ErrnoException) => {
    const path = error.path && relative(process.cwd(), error.path);
    console.error(`Could not look: ${error.code === 'ENOENT' ? `${path} is missing` : error.message}`);
    process.exitCode = 2;
  },
);
