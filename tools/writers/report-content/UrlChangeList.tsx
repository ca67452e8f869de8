import { gone, type Redirect } from '../../../lib/redirects/schema';
import type { UrlChanges } from '../../../lib/redirects/urlChanges';
import { MessageList, messageItem } from './MessageList';

type Props = { changes: UrlChanges };

/** The public URLs that would no longer work, and the redirects that are new or removed; nothing if there are none. */
export function UrlChangeList({ changes: { added, removed, lost } }: Props) {
  const warnings = lost.flatMap((file) => file.messages).map(messageItem);
  if (added.length + removed.length + warnings.length === 0) return null;
  return (
    <section>
      <h2>Redirects</h2>
      <MessageList heading="URLs that would no longer work" items={warnings} />
      <MessageList heading="New" items={added.map(itemOf)} />
      <MessageList heading="Removed" items={removed.map(itemOf)} />
    </section>
  );
}

function itemOf({ from, to }: Redirect) {
  return { text: to === gone ? `${from} is gone` : `${from} → ${to}` };
}
