/** Acts when the browser has a moment, unless the signal comes first. */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return;
  }
  const handle = window.requestIdleCallback(act, { timeout: 2000 });
  signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
}
