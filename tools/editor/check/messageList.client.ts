import { leadTo } from '../leadTo.client';
import { h } from '../react.client';
import type { EntryMessage } from './messageInForm';
import { placeInWords } from './words';

/** Messages as items of a list, errors first, each with a button that leads to its field. */
export function listItems(messages: readonly EntryMessage[]) {
  return errorsFirst(messages).map(itemFor);
}

function errorsFirst(messages: readonly EntryMessage[]): EntryMessage[] {
  const rank = ({ severity }: EntryMessage) => (severity === 'error' ? 0 : 1);
  return messages.toSorted((one, other) => rank(one) - rank(other));
}

function itemFor(message: EntryMessage, index: number) {
  const { severity, inForm, note = '', field } = message;
  const place = placeInWords(message);
  return h(
    'li',
    { key: index, 'data-severity': severity },
    h('b', null, severity === 'error' ? 'Error' : 'Warning'),
    ' ',
    field ? h('button', { type: 'button', onClick: () => leadTo(message) }, place) : place,
    ': ',
    h('span', { 'data-reason': true }, inForm),
    ` ${note}`,
  );
}
