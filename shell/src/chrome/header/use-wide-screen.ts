import { useSyncExternalStore } from 'react';

/** From here on the sections stand in the header; below they are in the menu of the phone. */
const wide = window.matchMedia('(width >= 68rem)');

/** Whether the header has room for the sections. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
