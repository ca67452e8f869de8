import type { Kind, LaunchBlocker } from './blockers';

const groups: Record<Kind, { heading: string; cure: string }> = {
  placeholders: {
    heading: 'Placeholders for facts that nobody has supplied yet',
    cure: 'Write the real value, or confirm this one, then delete its name from placeholders.',
  },
  forms: {
    heading: 'Forms that deliver nowhere',
    cure: 'Give each an endpoint (docs/delivery.md), or have it removed from its page.',
  },
  'legal texts': {
    heading: 'Legal texts that no lawyer has approved',
    cure: 'Have a lawyer read and correct each, then write reviewed: true.',
  },
  url: {
    heading: 'The public URL',
    cure: 'Write the URL that visitors will type. Search engines, feeds and shared links use this one.',
  },
  'security contact': {
    heading: 'The contact for reporting vulnerabilities',
    cure: 'Check that somebody reads the e-mail address, then write a day less than a year ahead.',
  },
};

/** All launch blockers in groups, or one sentence when there are none. */
export function launchReport(blockers: readonly LaunchBlocker[]): string {
  if (blockers.length === 0) return 'No launch blockers: the site is ready for the public.';
  const parts = (Object.keys(groups) as Kind[]).flatMap((kind) => {
    const own = blockers.filter((blocker) => blocker.kind === kind);
    return own.length > 0 ? [groupText(kind, own)] : [];
  });
  const total = `${blockers.length} launch ${blockers.length === 1 ? 'blocker' : 'blockers'}.`;
  return [...parts, total].join('\n\n');
}

function groupText(kind: Kind, blockers: readonly LaunchBlocker[]): string {
  const { heading, cure } = groups[kind];
  const lines = blockers.map(
    ({ location, what, also }) => `  ${location} ${what}${also ? ` (${also})` : ''}`,
  );
  return [`${heading} (${blockers.length})`, `  ${cure}`, '', ...lines].join('\n');
}
