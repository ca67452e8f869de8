import { count } from '../../lib/content/messages';
import { visible } from '../../lib/content/visible';
import { argumentsOf, stop } from '../arguments';
import { failureReason } from '../check-content/contentCheck';
import { type LaunchBlocker, launchBlockersIn } from './blockers';

const usage = 'npm run check:launch [-- FOLDER]    checks content/, or another folder with its structure';

/** What to do about the launch blockers of each kind, in the order of the report. */
const fixes: Record<LaunchBlocker['kind'], string> = {
  placeholders: 'Write the real value, or confirm this one, then delete its name from placeholders.',
  'legal entity': 'Add each to content/company.yaml. Ask a lawyer if you are not sure.',
  'words of pages': 'Read each on its page and correct it there, then delete its name from placeholders.',
  forms: 'Add an endpoint for each (docs/delivery.md). The newsletter can also be removed from its page.',
  'legal texts': 'Have a lawyer read and correct each one, then write reviewed: true.',
  copyright: 'Write the year in which the site is published.',
  'security contact':
    'Check that somebody reads mail to the e-mail address, then write a date within a year.',
};

process.exitCode = checkLaunch(argumentsOf(usage, { positionals: 1 }).positionals[0]);

/**
 * `npm run check:launch`: prints every launch blocker of content/, or of another folder. Returns the exit code: 1 if there
 * is one, 2 if the check could not run.
 */
function checkLaunch(folder = 'content'): number {
  try {
    const blockers = launchBlockersIn(folder);
    for (const [kind, fix] of Object.entries(fixes)) {
      const own = blockers.filter((blocker) => blocker.kind === kind);
      if (own.length > 0) console.log(`${kind} (${own.length}): ${fix}\n${own.map(lineOf).join('\n')}\n`);
    }
    if (blockers.length === 0) console.log('No launch blockers: the site is ready to launch.');
    else console.log(`${count(blockers.length, 'launch blocker')}.`);
    return blockers.length > 0 ? 1 : 0;
  } catch (error) {
    return stop(`The check could not run: ${failureReason(error)}`, 2);
  }
}

function lineOf({ location, what, also }: LaunchBlocker): string {
  return visible(`  ${location} ${what}${also ? ` (${also})` : ''}`);
}
