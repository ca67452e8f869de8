import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandSnapshot } from './islandSnapshot';

/** Defined when the islands are bundled: only a site with an endpoint gets the code that sends. */
declare const DELIVERS_SUBSCRIPTIONS: boolean;

/** The component of each island, in a chunk of its own: a page loads only what it shows. */
const components: Record<string, () => Promise<ComponentType<never>>> = {
  news: async () => (await import('../news/NewsBrowser')).NewsBrowser,
  contact: async () => (await import('../contact/ContactForm')).ContactForm,
  ...(DELIVERS_SUBSCRIPTIONS && {
    subscription: async () => (await import('../news/SubscriptionForm')).SubscriptionForm,
  }),
};

type ReadyProps = { onReady: () => void; children: ReactNode };

function Ready({ onReady, children }: ReadyProps) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Called when a hydrated island crashes, with what the visitor had just pressed in it, or the island itself. */
type OnCrash = (pressed: HTMLElement) => void;

/** Hydrates every island that is not hydrated; resolves when all of them respond. */
export async function hydrateIslands(onCrash: OnCrash): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')];
  await Promise.all(roots.map((root) => hydrate(root, onCrash)));
}

async function hydrate(root: HTMLElement, onCrash: OnCrash): Promise<void> {
  const name = root.dataset.island as string;
  const load = components[name];
  if (!load) throw new Error(`No island is called '${name}'.`);
  const Component = (await load()) as ComponentType<object>;
  const props = JSON.parse(root.nextElementSibling?.textContent ?? '');
  const snapshot = new IslandSnapshot(root);
  await new Promise<void>((resolve, reject) => {
    const onReady = () => {
      root.dataset.hydrated = '';
      resolve();
    };
    const island = hydrateRoot(
      root,
      <Ready onReady={onReady}>
        <Component {...props} />
      </Ready>,
      {
        onUncaughtError(error) {
          console.error(error);
          // React is still working on the root.
          queueMicrotask(() => {
            island.unmount();
            const pressed = snapshot.restore();
            const wasHydrated = 'hydrated' in root.dataset;
            delete root.dataset.hydrated;
            if (wasHydrated) onCrash(pressed);
            else reject(error);
          });
        },
      },
    );
  });
}
