import { useDeferredValue } from 'react';

/**
 * Whether data is there to be shown. An answer of the query cache renders in one piece, and a full screen of it keeps
 * a slow phone from answering to a finger. Its arrival is deferred instead, so that the screen is rendered in slices
 * behind its skeleton. What comes later, and what was in the cache, shows at once.
 */
export function useArrived(data: unknown): boolean {
  return useDeferredValue(data !== undefined);
}
