import { useEffect, useRef, useState } from 'react';

/**
 * The text of a field whose value takes a moment to change, such as one in the address: what is typed shows at once,
 * and its letters coming back one by one never undo the next. A value from elsewhere is taken over.
 */
export function useDraft(
  value: string,
  onChange: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  /** What was typed and has not come back as the value yet. */
  const sent = useRef<string[]>([]);

  // Once the value is on the screen: while rendering it may be one that is given up for a newer letter.
  useEffect(() => {
    const own = sent.current.indexOf(value);
    if (own === -1) setText(value);
    sent.current = own === -1 ? [] : sent.current.slice(own + 1);
  }, [value]);

  const type = (next: string) => {
    sent.current.push(next);
    setText(next);
    onChange(next);
  };
  return [text, type];
}
