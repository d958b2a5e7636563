import { onServer } from '@solar/mfe-kit/render/render-scope';
import { useSyncExternalStore } from 'react';

/** From here on the sections stand in the header; below they are in the menu of the phone. */
const wide = onServer ? undefined : window.matchMedia('(width >= 68rem)');

/**
 * Whether the header has room for the sections. A document from the server has them for everybody; where there is no room
 * its styles hide them.
 */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide?.matches ?? true,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
}
