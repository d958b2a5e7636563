import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const dayHere = () => new Date().toISOString().slice(0, 10);
const dayOfDocument = () => '';

/** Whether the last day of a paper has passed for the reader: not on the day on which the document was rendered. */
export function useIsOver(): (lastDay: string | null) => boolean {
  const today = useSyncExternalStore(never, dayHere, dayOfDocument);
  return (lastDay) => lastDay !== null && lastDay < today;
}
