import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandSnapshot } from './islandSnapshot';

type ReadyProps = { onReady: () => void; children: ReactNode };

function Ready({ onReady, children }: ReadyProps) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Called when a hydrated island crashes, with the control just pressed in it, or the island itself. */
type OnCrash = (pressed: HTMLElement) => void;

/** Hydrates the element that <Island> renders; resolves once it is interactive. */
export type Hydrate = (root: HTMLElement, onCrash: OnCrash) => Promise<void>;

/** Returns the function that hydrates an island with a component. */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>): Hydrate {
  return async (root, onCrash) => {
    const props = JSON.parse(root.nextElementSibling?.textContent ?? '') as Props;
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
            // Unmounting now would interrupt React's own work on the root.
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
  };
}
