import { formatMessage } from '../../../lib/diagnostics/messages';
import { gone, type Redirect } from '../../../lib/redirects/schema';
import type { UrlChanges } from './urlChanges';

type Props = { changes: UrlChanges };

/** The public URLs that would no longer work, and the redirects that are new or removed; nothing if there are none. */
export function UrlChangeList({ changes: { added, removed, lost } }: Props) {
  const warnings = lost.flatMap(({ messages }) => messages.map(formatMessage));
  if (added.length + removed.length + warnings.length === 0) return null;
  return (
    <section>
      <h2>Redirects</h2>
      {warnings.length > 0 && (
        <>
          <h3>URLs that would no longer work</h3>
          <ul className="diagnostics">
            {warnings.map((warning) => (
              <li key={warning} data-severity="warning">
                {warning}
              </li>
            ))}
          </ul>
        </>
      )}
      <List title="New" redirects={added} />
      <List title="Removed" redirects={removed} />
    </section>
  );
}

function List({ title, redirects }: { title: string; redirects: readonly Redirect[] }) {
  if (redirects.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="diagnostics">
        {redirects.map(({ from, to }) => (
          <li key={from}>{to === gone ? `${from} is gone` : `${from} → ${to}`}</li>
        ))}
      </ul>
    </>
  );
}
