import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ServedIsland } from './servedIsland';

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

/** Called when an island fails later on, and stands there as it was served: with what was just wanted of it. */
type OnFailure = (wanted: HTMLElement) => void;

/** Hydrates every island that is not alive; resolves once all of them answer to the visitor. */
export async function startIslands(onFailure: OnFailure): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-alive])')];
  await Promise.all(roots.map((root) => start(root, onFailure)));
}

async function start(root: HTMLElement, onFailure: OnFailure): Promise<void> {
  const name = root.dataset.island as string;
  const load = components[name];
  if (!load) throw new Error(`No island is called '${name}'.`);
  const Component = (await load()) as ComponentType<object>;
  const props = JSON.parse(root.nextElementSibling?.textContent ?? '');
  const served = new ServedIsland(root);
  await new Promise<void>((resolve, reject) => {
    const ready = () => {
      root.dataset.alive = '';
      resolve();
    };
    const island = hydrateRoot(
      root,
      <Ready onReady={ready}>
        <Component {...props} />
      </Ready>,
      {
        onUncaughtError(error) {
          console.error(error);
          // Not at once: React is still at work on the root.
          queueMicrotask(() => {
            island.unmount();
            const wanted = served.putBack();
            const wasAlive = 'alive' in root.dataset;
            delete root.dataset.alive;
            if (wasAlive) onFailure(wanted);
            else reject(error);
          });
        },
      },
    );
  });
}
