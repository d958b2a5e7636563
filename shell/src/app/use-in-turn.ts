import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Pages that were complete once: gone back to, they are there at once, and the scroll position holds. */
const complete = new Set<string>();

/**
 * How many of the parts of a page to show. Laid out together, what stands below the first view stops a slow phone for
 * a moment; in turn, each when the browser has one, nobody notices.
 */
export function useInTurn(page: string, parts: number): number {
  const [shown, setShown] = useState(complete.has(page) ? parts : 1);
  useEffect(() => {
    if (shown >= parts) {
      complete.add(page);
      return;
    }
    const control = new AbortController();
    whenIdle(() => startTransition(() => setShown((count) => count + 1)), control.signal);
    return () => control.abort();
  }, [page, parts, shown]);
  return shown;
}
