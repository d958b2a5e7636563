import { useEffect, useState } from 'react';

/** True once the browser is idle after the first paint: the time for what nobody waits for. */
export function useAfterFirstPaint(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 200);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(settle, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return settled;
}
