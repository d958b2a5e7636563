import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_EVENT, type ToastEventDetail } from './toast';

const ToastRegion = lazy(() =>
  import('./toast-region').then((module) => ({ default: module.ToastRegion })),
);

/** Place once, in the shell. The toast library is fetched when the first toast comes. */
export function Toaster() {
  const [queue, setQueue] = useState<readonly ToastEventDetail[]>([]);
  useEffect(() => {
    const receive = (event: Event) => {
      const { detail } = event as CustomEvent<ToastEventDetail>;
      setQueue((waiting) => [...waiting, detail]);
    };
    window.addEventListener(TOAST_EVENT, receive);
    return () => window.removeEventListener(TOAST_EVENT, receive);
  }, []);
  if (queue.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion queue={queue} />
    </Suspense>
  );
}
