import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long a page that is gone back to may take to lay itself out (specification, section 9). */
export const SCROLL_RESTORE_DELAY_MS = 100;

const positions = new Map<string, number>();

/**
 * A new page starts at its top, at once; going back returns to where the reader was. A change of the query alone
 * (filters, pages of a list) moves nothing.
 */
export function useScrollManager(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
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
    const top = positions.get(key) ?? 0;
    const timer = setTimeout(
      () => window.scrollTo({ top, behavior: 'instant' }),
      SCROLL_RESTORE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [key, pathname, hash, type]);
}
