import { count } from '../../lib/content/messages';
import { visible } from '../../lib/content/visible';

/** The kinds of launch blockers, in the order of the report. */
const groups = {
  placeholders: {
    heading: 'Placeholders for missing facts',
    fix: 'Write the real value, or confirm this one, then delete its name from placeholders.',
  },
  'legal entity': {
    heading: 'Facts about the legal entity that are missing',
    fix: 'Add each to content/company.yaml. Ask a lawyer if you are not sure.',
  },
  'words of pages': {
    heading: 'Words of pages that the owner has not confirmed',
    fix: 'Read each on its page and correct it there, then delete its name from placeholders. Without that line, a page is confirmed.',
  },
  forms: {
    heading: 'Forms that do not deliver',
    fix: 'Add an endpoint for each (docs/delivery.md). The newsletter can also be removed from its page.',
  },
  'legal texts': {
    heading: 'Legal texts that no lawyer has approved',
    fix: 'Have a lawyer read and correct each one, then write reviewed: true.',
  },
  copyright: {
    heading: 'The year of the copyright line',
    fix: 'Write the year in which the site is published.',
  },
  'security contact': {
    heading: 'The contact for reporting vulnerabilities',
    fix: 'Check that somebody reads mail to the e-mail address, then write a date within a year.',
  },
};

type Kind = keyof typeof groups;

/** One thing that must be done before launch. */
export type LaunchBlocker = {
  kind: Kind;
  /** `path:line:column` of what must change, or the page if that is not in content/. */
  location: string;
  what: string;
  /** What else must change. */
  also?: string;
};

/** All launch blockers in groups, or one sentence if there are none. */
export function launchReport(blockers: readonly LaunchBlocker[]): string {
  if (blockers.length === 0) return 'No launch blockers: the site is ready to launch.';
  const parts = (Object.keys(groups) as Kind[]).flatMap((kind) => {
    const own = blockers.filter((blocker) => blocker.kind === kind);
    return own.length > 0 ? [groupText(kind, own)] : [];
  });
  return [...parts, `${count(blockers.length, 'launch blocker')}.`].join('\n\n');
}

function groupText(kind: Kind, blockers: readonly LaunchBlocker[]): string {
  const { heading, fix } = groups[kind];
  const lines = blockers.map(({ location, what, also }) =>
    visible(`  ${location} ${what}${also ? ` (${also})` : ''}`),
  );
  return [`${heading} (${blockers.length})`, `  ${fix}`, '', ...lines].join('\n');
}
