import type { Kind, Obstacle } from './obstacles';

const groups: Record<Kind, { heading: string; cure: string }> = {
  'stand-ins': {
    heading: 'Facts that nobody has supplied yet',
    cure: 'Write the real value in the line, or confirm this one, then delete its mark below standIns.',
  },
  forms: {
    heading: 'Forms that deliver nowhere',
    cure: 'Give each an endpoint that answers it (docs/delivery.md), or have it taken off its page.',
  },
  'legal texts': {
    heading: 'Legal texts that no lawyer has approved',
    cure: 'Have a lawyer read and correct each, then write reviewed: true in its line.',
  },
  address: {
    heading: 'The public address',
    cure: 'Write the address that visitors will type. Search engines, feeds and shared links are told this one.',
  },
  'security contact': {
    heading: 'The contact for whoever finds a weakness',
    cure: 'Check that the e-mail address is read, then write a day less than a year ahead.',
  },
};

/** All obstacles in plain words, one group below the other, or one sentence when there are none. */
export function launchReport(obstacles: readonly Obstacle[]): string {
  if (obstacles.length === 0) return 'Nothing stands between this site and the public.';
  const parts = (Object.keys(groups) as Kind[]).flatMap((kind) => {
    const own = obstacles.filter((obstacle) => obstacle.kind === kind);
    return own.length > 0 ? [groupText(kind, own)] : [];
  });
  const total = `${obstacles.length} ${obstacles.length === 1 ? 'thing stands' : 'things stand'} between this site and the public.`;
  return [...parts, total].join('\n\n');
}

function groupText(kind: Kind, obstacles: readonly Obstacle[]): string {
  const { heading, cure } = groups[kind];
  const lines = obstacles.map(({ place, what, also }) => `  ${place} ${what}${also ? ` (${also})` : ''}`);
  return [`${heading} (${obstacles.length})`, `  ${cure}`, '', ...lines].join('\n');
}
