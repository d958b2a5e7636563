import {
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useAfterFirstPaint } from '@solar/mfe-kit/page/use-after-first-paint';
import { whenIdle } from '@solar/mfe-kit/page/when-idle';
import { InLateArea } from '@solar/mfe-kit/page/used-chunks';
import { onServer } from '@solar/mfe-kit/render/render-scope';

/** How far before it is seen an area is made alive. */
const AHEAD = '300px';

export interface LateAreaProps {
  children: ReactNode;
  /** Stands there until the area comes, where no document from the server has it already. */
  fallback?: ReactNode;
  className?: string;
}

/**
 * A part of a page that nobody waits for. In a document from the server it is there from the start, and keeps its HTML
 * without running or fetching any code until it comes near, somebody touches it, or the browser is idle. Without such a
 * document it appears after the first paint.
 */
export const LateArea = memo(function LateArea({ children, fallback, className }: LateAreaProps) {
  const hydrating = useHydrating();
  const [fromServer] = useState(hydrating);
  const settled = useAfterFirstPaint();
  const [gate] = useState(createGate);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fromServer || !host.current) return;
    return openInTime(host.current, gate.open);
  }, [fromServer, gate]);
  // An urgent change would make React drop the server's HTML and show the fallback instead; a deferred one waits.
  const shown = useDeferredValue(children);
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Gate promise={gate.promise}>
          <InLateArea value={true}>{shown}</InLateArea>
        </Gate>
      </Suspense>
    ),
    [shown, fallback, gate],
  );
  return (
    <div ref={host} className={className}>
      {onServer || fromServer || settled ? content : fallback}
    </div>
  );
});

interface GateState {
  promise: Promise<void>;
  open: () => void;
}

function createGate(): GateState {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

/** Known to React as settled, so that `use` does not suspend on it. */
const OPEN: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled' as const,
  value: undefined,
});

/** Waits only while the server's HTML is being taken over; what the browser renders by itself is not held up. */
function Gate({ promise, children }: { promise: Promise<void>; children: ReactNode }) {
  const hydrating = useHydrating();
  use(hydrating && !onServer ? promise : OPEN);
  return children;
}

const never = () => () => undefined;

/** True on the server and while its HTML is taken over. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Opens once: near the viewport, at the first touch, or when the loaded page is idle. Returns what stops the waiting. */
function openInTime(element: HTMLElement, open: () => void): () => void {
  const control = new AbortController();
  const { signal } = control;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) open();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const) {
    element.addEventListener(event, open, { once: true, passive: true, signal });
  }
  const idle = () => whenIdle(open, signal);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true, signal });
  return () => {
    control.abort();
    observer.disconnect();
  };
}
