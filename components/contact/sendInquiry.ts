import type { Endpoint } from '@/lib/schemas/delivery';
import { sendTo } from '../forms/sendTo';
import type { Submit } from '../forms/useSubmit';

/** Like `sendTo`, with an id that a retry of the same inquiry repeats, so that the endpoint can drop duplicates. */
export function sendInquiry(endpoint: Endpoint): Submit {
  const submit = sendTo(endpoint);
  return async (data, signal) => {
    data.append('id', idFor(JSON.stringify([...data])));
    const result = await submit(data, signal);
    if (result === 'accepted') unsent = undefined;
    return result;
  };
}

/** The latest inquiry that was not accepted. */
let unsent: { id: string; fields: string } | undefined;

function idFor(fields: string): string {
  if (unsent?.fields !== fields) unsent = { id: createId(), fields };
  return unsent.id;
}

/** Without HTTPS, browsers have no `randomUUID`. */
function createId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
