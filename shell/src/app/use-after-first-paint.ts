import { useEffect, useState } from 'react';

/** Remembered for the page, so that going back shows everything at once and the scroll position holds. */
let painted = false;

/** True once the browser is idle after the first paint: the time for what nobody waits for. */
export function useAfterFirstPaint(): boolean {
  const [settled, setSettled] = useState(painted);
  useEffect(() => {
    if (painted) return;
    const settle = () => {
      painted = true;
      setSettled(true);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 200);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(settle, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return settled;
}
