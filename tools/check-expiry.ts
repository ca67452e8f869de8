import { expiryObstacles } from './check-launch/expiry';
import { readPlaces } from './check-launch/placedYaml';
import { today } from './new-article/today';

/** For the scheduled workflow: fails 30 days before security.txt ends. Builds and tests never look at the clock. */
const { company } = await readPlaces(process.argv[2] ?? 'content');
const obstacles = expiryObstacles(company, today());
for (const { place, what } of obstacles) console.error(`${place} ${what}: set a new day.`);
process.exitCode = obstacles.length > 0 ? 1 : 0;
