import { onServer } from '@solar/mfe-kit/render/render-scope';
import { useSyncExternalStore } from 'react';

/** Below this the order stands above a step of the checkout, not beside it; as in the style sheets. */
const narrow = onServer ? undefined : window.matchMedia('(width < 60rem)');

function subscribe(changed: () => void): () => void {
  narrow?.addEventListener('change', changed);
  return () => narrow?.removeEventListener('change', changed);
}

export function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrow?.matches ?? false,
    () => false,
  );
}
