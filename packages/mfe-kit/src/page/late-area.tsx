import {
  memo,
  startTransition,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { AsInDocument, useHydrating } from '@solar/mfe-kit/page/as-in-document';
import { useAfterFirstPaint } from '@solar/mfe-kit/page/use-after-first-paint';
import { whenIdle } from '@solar/mfe-kit/page/when-idle';
import { InLateArea } from '@solar/mfe-kit/page/used-chunks';
import { onServer } from '@solar/mfe-kit/render/render-scope';

/** How far before it is seen an area is made alive. */
const AHEAD = '300px';

export interface LateAreaProps {
  children: ReactNode;
  /** Stands there until the area comes, where no document from the server has it already; without one `near` comes at once there. */
  fallback?: ReactNode;
  className?: string;
  /** When it comes at the latest. With `near` what is hidden or far away costs nothing; its code should be there already. */
  until?: 'idle' | 'near';
}

/**
 * A part of a page that nobody waits for. In a document from the server it is there from the start, and keeps its HTML
 * without running or fetching any code until it comes near, somebody touches it, or the browser is idle. Without such a
 * document it appears after the first paint.
 */
export const LateArea = memo(function LateArea({
  children,
  fallback,
  className,
  until = 'idle',
}: LateAreaProps) {
  const hydrating = useHydrating();
  const [fromServer] = useState(hydrating);
  const settled = useAfterFirstPaint();
  const [gate] = useState(createGate);
  const [opened, setOpened] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current || !(fromServer || until === 'near')) return;
    return openInTime(host.current, until, () => {
      gate.open();
      startTransition(() => setOpened(true));
    });
  }, [fromServer, until, gate]);
  const comes = until === 'idle' ? settled : opened || fallback === undefined;
  // HTML in another language than the page's by now can't be taken over: the area is rendered anew.
  const { language } = useTranslation().i18n;
  const [rendered] = useState(language);
  const [anew, setAnew] = useState(false);
  const waits = fromServer && !opened && !anew;
  if (waits && language !== rendered) setAnew(true);
  // While the server's HTML waits nothing reaches into it. An urgent change would make React drop it and show the fallback instead.
  const [first] = useState(children);
  const shown = useDeferredValue(waits ? first : children);
  const content = useMemo(
    () => (
      <Suspense key={String(anew)} fallback={fallback}>
        <Gate promise={gate.promise}>
          <AsInDocument>
            <InLateArea value={true}>{shown}</InLateArea>
          </AsInDocument>
        </Gate>
      </Suspense>
    ),
    [shown, fallback, gate, anew],
  );
  return (
    <div ref={host} className={className}>
      {onServer || fromServer || comes ? content : fallback}
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

/** Opens near the viewport, at the first touch, or when the loaded page is idle. Returns what stops the waiting. */
function openInTime(
  element: HTMLElement,
  until: LateAreaProps['until'],
  open: () => void,
): () => void {
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
    element.addEventListener(event, open, { once: true, passive: true });
  }
  const idle = () => whenIdle(open, signal);
  if (until === 'idle') {
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true, signal });
  }
  return () => {
    control.abort();
    observer.disconnect();
  };
}
