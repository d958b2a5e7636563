import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long a page that is gone back to may take to lay itself out. */
export const SCROLL_RESTORE_DELAY_MS = 100;

/** Late content (a lazy area, a list that is fetched again) still moves the page back this long. */
const SETTLE_MS = 3000;

/** The reader takes over: from then on nothing moves the page but the reader. */
const READER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const positions = new Map<string, number>();
/** While a position is being restored, the positions passed on the way are nobody's choice. */
let restoring = false;

/**
 * A new page starts at its top, at once; going back returns to where the reader was. A change of the query alone
 * (filters, pages of a list) moves nothing.
 */
export function useScrollManager(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string | null>(null);

  // Before the new page is laid out: its scroll to the top must not be remembered for the page that was left.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (!restoring) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const firstPage = lastPath.current === null;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (type !== 'POP') {
      if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    if (firstPage) return;
    return restoreScroll(positions.get(key) ?? 0);
  }, [key, pathname, hash, type]);
}

/**
 * Returns to a position and holds it while the page still grows: a page shorter than the position would leave the
 * reader at its end. Ends with the reader's first own move. Returns the function that stops it.
 */
function restoreScroll(top: number): () => void {
  const apply = () => window.scrollTo({ top, behavior: 'instant' });
  if (top === 0) {
    apply();
    return () => undefined;
  }
  restoring = true;
  const growth = new ResizeObserver(apply);
  const start = setTimeout(() => growth.observe(document.body), SCROLL_RESTORE_DELAY_MS);
  const stop = () => {
    restoring = false;
    growth.disconnect();
    clearTimeout(start);
    clearTimeout(end);
    for (const name of READER_EVENTS) window.removeEventListener(name, stop);
  };
  const end = setTimeout(stop, SETTLE_MS);
  for (const name of READER_EVENTS) window.addEventListener(name, stop, { passive: true });
  return stop;
}
