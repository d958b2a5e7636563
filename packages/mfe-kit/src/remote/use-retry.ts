import { useEffect, useState } from 'react';

const FIRST_MS = 5_000;
const MAX_MS = 60_000;

/**
 * Tries again by itself while something is missing: soon, then less and less often, and at once when the line is back. Without one nothing is
 * tried: a page that is fetched anew would give way to the browser's own.
 */
export function useRetry(missing: boolean, retry: () => void): void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!missing) return;
    const again = () => {
      setTries((before) => before + 1);
      if (navigator.onLine) retry();
    };
    const timer = setTimeout(again, Math.min(FIRST_MS * 2 ** tries, MAX_MS));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [missing, tries, retry]);
}
