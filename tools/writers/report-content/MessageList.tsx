import { formatMessage, type Message, severityOf } from '../../../lib/diagnostics/messages';

type Item = { text: string; severity?: 'error' | 'warning' };

/** A list of messages below a heading; nothing if there are none. */
export function MessageList({ heading, items }: { heading?: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <>
      {heading && <h3>{heading}</h3>}
      <ul className="diagnostics">
        {items.map(({ text, severity }) => (
          <li key={text} data-severity={severity}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

export function messageItem(message: Message): Item {
  return { text: formatMessage(message), severity: severityOf(message) };
}
