import { today } from '../new-article/today';
import { expiryObstacles } from './expiry';
import { formObstacles } from './forms';
import { legalObstacles } from './legalTexts';
import { readPlaces } from './placedYaml';
import { addressObstacles, unmarkedObstacles } from './reservedValues';
import { standInObstacles } from './standIns';

/** Kinds of obstacles in the order they are shown. */
export type Kind = 'stand-ins' | 'forms' | 'legal texts' | 'address' | 'security contact';

/** One thing that must be done before the public sees the site. */
export type Obstacle = {
  kind: Kind;
  /** `path:line:column` of what must change, or the page for what is no line of content. */
  place: string;
  what: string;
  /** Where else something must change, in words. */
  also?: string;
};

/**
 * What stands between a content folder and the public, in reading order. Throws when a file that it must
 * look at is missing or cannot be read.
 */
export async function obstaclesIn(folder: string, day = today()): Promise<Obstacle[]> {
  const { company, facts, legal } = await readPlaces(folder);
  return [
    ...facts.flatMap(standInObstacles),
    ...facts.flatMap(unmarkedObstacles),
    ...formObstacles(company),
    ...legal.flatMap(legalObstacles),
    ...addressObstacles(company),
    ...expiryObstacles(company, day),
  ];
}
