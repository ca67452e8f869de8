import { options } from 'preact';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

// As in React, effects of a press run before the next frame.
options.requestAnimationFrame = queueMicrotask;

type ReadyProps = { onReady: () => void; children: ReactNode };

function Ready({ onReady, children }: ReadyProps) {
  useEffect(onReady, [onReady]);
  return children;
}

type BoundaryProps = { onError: (error: unknown) => void; children: ReactNode };

/** Removes what it contains once that has thrown. */
class ErrorBoundary extends Component<BoundaryProps> {
  static getDerivedStateFromError = () => ({ hasError: true });
  override state = { hasError: false };

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasError ? undefined : this.props.children;
  }
}

/** Called when an island crashes, with the fallback URL of the control just pressed in it. */
type OnCrash = (root: HTMLElement, fallbackHref: string | undefined) => void;

/** Hydrates the element that <Island> renders; resolves once it is interactive. */
export type Hydrate = (root: HTMLElement, onCrash: OnCrash) => Promise<void>;

/** Returns the function that hydrates an island with a component. */
export function hydrateIsland<Props extends object>(Root: ComponentType<Props>): Hydrate {
  return async (root, onCrash) => {
    const props = JSON.parse(root.nextElementSibling?.textContent ?? '') as Props;
    let fallbackHref: string | undefined;
    const recordPress = ({ target }: Event) => {
      fallbackHref = (target as Element).closest<HTMLElement>('[data-fallback-href]')?.dataset.fallbackHref;
      // A later crash is unrelated to it.
      setTimeout(() => {
        fallbackHref = undefined;
      });
    };
    root.addEventListener('click', recordPress, true);
    await new Promise<void>((resolve, reject) => {
      const onReady = () => {
        root.dataset.hydrated = '';
        resolve();
      };
      const onError = (error: unknown) => {
        console.error(error);
        onCrash(root, fallbackHref);
        reject(error);
      };
      hydrateRoot(
        root,
        <ErrorBoundary onError={onError}>
          <Ready onReady={onReady}>
            <Root {...props} />
          </Ready>
        </ErrorBoundary>,
      );
    });
  };
}
