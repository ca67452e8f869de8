import type { WordChanges } from './wordChanges';

type Props = { changes: WordChanges };

/** What changes in the spelling list, for a reviewer to judge; nothing if it is the same. */
export function WordChangeList({ changes: { added, removed } }: Props) {
  if (added.length + removed.length === 0) return null;
  return (
    <section>
      <h2>Spelling list</h2>
      <ul className="judgements">
        {added.length > 0 && (
          <li>
            New, and no spelling mistake from now on: is each word spelt correctly? ({added.join(', ')})
          </li>
        )}
        {removed.length > 0 && (
          <li>Removed, so the check reports them where they are used: {removed.join(', ')}</li>
        )}
      </ul>
    </section>
  );
}
