import { useEffect, useRef, useState } from 'react';

/** The slow duration of the tokens, where no element is at hand to read it from. */
const COUNT_MS = 240;

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A number that counts to its new value instead of jumping. The first one is there at once, on the server too. */
export function useCounting(target: number): number {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  useEffect(() => {
    const from = latest.current;
    if (from === target) return;
    const show = (value: number) => {
      latest.current = value;
      setShown(value);
    };
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      const part = reduced() ? 1 : Math.min(1, (now - start) / COUNT_MS);
      show(part === 1 ? target : from + (target - from) * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
