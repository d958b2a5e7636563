import { useState } from 'react';

interface Draft {
  text: string;
  /** The value that was there last. */
  value: string;
  /** What was typed and has not come back as the value yet. */
  sent: readonly string[];
}

/**
 * The text of a field whose value takes a moment to change, such as one in the address: what is typed shows at once,
 * and its letters coming back one by one never undo the next. A value from elsewhere is taken over.
 */
export function useDraft(
  value: string,
  onChange: (text: string) => void,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState<Draft>({ text: value, value, sent: [] });
  if (draft.value !== value) setDraft(takeOver(draft, value));
  const type = (text: string) => {
    setDraft((before) => ({ ...before, text, sent: [...before.sent, text] }));
    onChange(text);
  };
  return [draft.text, type];
}

function takeOver(draft: Draft, value: string): Draft {
  const own = draft.sent.indexOf(value);
  if (own === -1) return { text: value, value, sent: [] };
  return { text: draft.text, value, sent: draft.sent.slice(own + 1) };
}
