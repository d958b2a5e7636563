import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@solar/mfe-kit/page/when-idle';

/** Remembered for the page, so that going back shows everything at once and the scroll position holds. */
let settled = false;

/**
 * True once the document has loaded and the browser is idle: the time for what nobody waits for. Before the load event
 * it would compete with the first picture for the line and the processor. Who is not `asked` does not wait for it.
 */
export function useAfterFirstPaint(asked = true): boolean {
  const [shown, setShown] = useState(settled);
  useEffect(() => {
    if (settled || !asked) return;
    const control = new AbortController();
    const settle = () => {
      settled = true;
      // Much appears at once; as a transition it is rendered in slices.
      startTransition(() => setShown(true));
    };
    void whenLoaded(control.signal).then(() => whenIdle(settle, control.signal));
    return () => control.abort();
  }, [asked]);
  return shown;
}

function whenLoaded(signal: AbortSignal): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) =>
    window.addEventListener('load', () => resolve(), { once: true, signal }),
  );
}
