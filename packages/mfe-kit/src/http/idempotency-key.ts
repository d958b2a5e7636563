import { useState } from 'react';

/** A fresh key for one intent of the person; a retry of the same intent sends the same key. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** One key as long as `intent` (the body's identity, say a cart version) stays the same. */
export function useIdempotencyKey(intent: string | number): string {
  const [current, setCurrent] = useState({ intent, key: newIdempotencyKey() });
  if (current.intent === intent) return current.key;
  const next = { intent, key: newIdempotencyKey() };
  setCurrent(next);
  return next.key;
}
