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
import { AsInDocument, useTakesOver } from '@solar/mfe-kit/page/as-in-document';
import { inTurn } from '@solar/mfe-kit/page/in-turn';
import { useAfterFirstPaint } from '@solar/mfe-kit/page/use-after-first-paint';
import { Needed } from '@solar/mfe-kit/page/used-chunks';
import { onServer } from '@solar/mfe-kit/render/render-scope';

/** How far before it is seen an area is made alive. */
const AHEAD = '300px';
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
/** Whoever does something with the page will need the rest of it. */
const ACTS: readonly string[] = ['pointerdown', 'keydown'];

/** What opens the areas that wait. */
const waiting = new Set<() => void>();

/**
 * Opens all areas at once. A change of what the whole page reads, as its address, reaches into each of them, and React shows
 * nothing of it before all are alive.
 */
export function openLateAreas(): void {
  for (const open of [...waiting]) open();
}

export interface LateAreaProps {
  children: ReactNode;
  /** Stands there until the area comes, where no document from the server has it already; without one, all but `idle` come at once there. */
  fallback?: ReactNode;
  className?: string;
  /**
   * In a document an area waits until it is near; with `touch` until somebody turns to it, for controls that say nothing new by
   * themselves; with `now` for its turn alone, say because what the document shows there is not all. None that has a place on the
   * page waits longer than until somebody acts, and none at all when the address changes. Without a connection, which its code may
   * need, it stays as the document shows it. Elsewhere it comes when the loaded page is `idle`, or with one of the others when it is near.
   */
  until?: 'idle' | 'near' | 'touch' | 'now';
}

/**
 * A part of a page that nobody waits for. In a document from the server it is there from the start, and keeps its HTML
 * without running any code until it comes near or somebody touches it: what is hidden or far away costs nothing. Its code is
 * fetched when the browser is idle (`PageState.later` of the shell). Without such a document it appears after the first paint.
 */
export const LateArea = memo(function LateArea({
  children,
  fallback,
  className,
  until = 'idle',
}: LateAreaProps) {
  const takesOver = useTakesOver();
  const [fromServer] = useState(takesOver);
  const settled = useAfterFirstPaint(until === 'idle' && !fromServer);
  const [gate] = useState(createGate);
  const [opened, setOpened] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current || !(fromServer || until !== 'idle')) return;
    return waitFor(host.current, until, gate, () => startTransition(() => setOpened(true)));
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
  const [standIn] = useState(fallback);
  const shown = useDeferredValue(waits ? first : children);
  const content = useMemo(
    () => (
      <Suspense key={String(anew)} fallback={standIn}>
        <Gate gate={gate}>
          <AsInDocument>
            <Needed value={until === 'touch' ? 'seen' : 'near'}>{shown}</Needed>
          </AsInDocument>
        </Gate>
      </Suspense>
    ),
    [shown, standIn, gate, anew, until],
  );
  // What comes at once where no document has it is as if it stood there by itself.
  const isPlain = !onServer && !fromServer && until !== 'idle' && fallback === undefined;
  const part = onServer || fromServer || comes ? content : fallback;
  return (
    <div ref={host} className={className}>
      {isPlain ? children : part}
    </div>
  );
});

/** What holds an area back. */
interface GateState {
  opened: Promise<void>;
  open: () => void;
  /** Settles when the area is alive. */
  alive: Promise<void>;
  comeAlive: () => void;
}

function createGate(): GateState {
  const gate = { open: () => undefined as void, comeAlive: () => undefined as void };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const alive = new Promise<void>((resolve) => (gate.comeAlive = resolve));
  return { ...gate, opened, alive };
}

/** Known to React as settled, so that `use` does not suspend on it. */
const OPEN: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled' as const,
  value: undefined,
});

/** Waits only while the server's HTML is being taken over; what the browser renders by itself is not held up. */
function Gate({ gate, children }: { gate: GateState; children: ReactNode }) {
  const takesOver = useTakesOver();
  use(takesOver && !onServer ? gate.opened : OPEN);
  useEffect(() => gate.comeAlive(), [gate]);
  return children;
}

/** Opens an area in its time, at the first touch at the latest. Returns what stops the waiting. */
function waitFor(
  element: HTMLElement,
  until: LateAreaProps['until'],
  gate: GateState,
  onOpen: () => void,
): () => void {
  let [over, queued] = [false, false];
  const stop = () => {
    over = true;
    waiting.delete(open);
    for (const event of TOUCHES) window.removeEventListener(event, touched, true);
  };
  const open = () => {
    if (over) return;
    stop();
    gate.open();
    onOpen();
  };
  const openInTurn = () => {
    if (queued) return;
    queued = true;
    inTurn(() => {
      if (over) return Promise.resolve();
      open();
      return gate.alive;
    });
  };
  // At the window, on the way down: React stops what is meant for a part that it has not taken over before it gets here.
  const touched = ({ target, type }: Event) => {
    if (!navigator.onLine && until !== 'touch') return;
    if (target instanceof Node && element.contains(target)) open();
    else if (ACTS.includes(type) && hasPlace(element)) openInTurn();
  };
  waiting.add(open);
  for (const event of TOUCHES) {
    window.addEventListener(event, touched, { capture: true, passive: true });
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || !navigator.onLine) return;
      observer.disconnect();
      openInTurn();
    },
    { rootMargin: AHEAD },
  );
  if (until === 'now') openInTurn();
  else if (until !== 'touch') observer.observe(element);
  return () => {
    stop();
    observer.disconnect();
  };
}

/** What a width hides, as filters beside a list on a phone, has none: to make it alive there holds up who types. */
function hasPlace(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
