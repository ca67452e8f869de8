import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Set when the islands are bundled: code that sends goes only into a site that has somewhere to send to. */
declare const DELIVERS_INQUIRIES: boolean;
declare const DELIVERS_SUBSCRIPTIONS: boolean;

/** What brings each island to life; each is a file of its own, so a page loads only what it shows. */
const components: Record<string, () => Promise<ComponentType<never>>> = {
  news: async () => (await import('../news/NewsBrowser')).NewsBrowser,
  contact: async () => (await import('../contact/ContactForm')).ContactForm,
  ...(DELIVERS_INQUIRIES && {
    inquiry: async () => (await import('../contact/DeliveringForm')).DeliveringForm,
  }),
  ...(DELIVERS_SUBSCRIPTIONS && {
    subscription: async () => (await import('../news/SubscriptionForm')).SubscriptionForm,
  }),
};

type ReadyProps = { onReady: () => void; children: ReactNode };

function Ready({ onReady, children }: ReadyProps) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Hydrates every island of the page; resolves once all of them answer to the visitor. */
export async function startIslands(): Promise<void> {
  const roots = document.querySelectorAll<HTMLElement>('[data-island]');
  await Promise.all(Array.from(roots, start));
}

async function start(root: HTMLElement): Promise<void> {
  const name = root.dataset.island as string;
  const load = components[name];
  if (!load) throw new Error(`No island is called '${name}'.`);
  const Component = (await load()) as ComponentType<object>;
  const props = JSON.parse(root.nextElementSibling?.textContent ?? '');
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <Ready onReady={resolve}>
        <Component {...props} />
      </Ready>,
    );
  });
}
