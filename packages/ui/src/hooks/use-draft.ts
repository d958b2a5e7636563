import { useEffect, useRef, useState } from 'react';

export interface Draft {
  /** What the field shows. */
  text: string;
  /** Takes what was typed. An emptied field does not wait. */
  type: (text: string) => void;
  /** Hands over at once what still waits. */
  settle: () => void;
}

/**
 * The text of a field whose value takes a moment to change, such as one in the address: what is typed shows at once,
 * and its letters coming back one by one never undo the next. A value from elsewhere is taken over. With `settleMs`
 * the value changes only once nothing more was typed for so long.
 */
export function useDraft(value: string, onChange: (text: string) => void, settleMs = 0): Draft {
  const [text, setText] = useState(value);
  /** What was handed over and has not come back as the value yet. */
  const sent = useRef<string[]>([]);
  const waiting = useRef<{ text: string; timer: number } | null>(null);
  const latest = useRef({ value, onChange });

  const stopWaiting = () => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  const handOver = (next: string) => {
    stopWaiting();
    const unchanged = sent.current.length === 0 && next === latest.current.value;
    if (unchanged) return;
    sent.current.push(next);
    latest.current.onChange(next);
  };

  // What waits goes to the page as it is then, which may have changed since the letter.
  useEffect(() => {
    latest.current = { value, onChange };
  });

  // Once the value is on the screen: while rendering it may be one that is given up for a newer letter.
  useEffect(() => {
    const own = sent.current.indexOf(value);
    if (own === -1) {
      stopWaiting();
      setText(value);
    }
    sent.current = own === -1 ? [] : sent.current.slice(own + 1);
  }, [value]);

  useEffect(() => stopWaiting, []);

  const type = (next: string) => {
    stopWaiting();
    setText(next);
    if (settleMs === 0 || next === '') return handOver(next);
    waiting.current = { text: next, timer: window.setTimeout(() => handOver(next), settleMs) };
  };
  const settle = () => {
    if (waiting.current) handOver(waiting.current.text);
  };
  return { text, type, settle };
}
