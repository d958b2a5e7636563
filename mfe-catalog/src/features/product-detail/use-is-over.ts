import { useHydrating } from '@solar/mfe-kit/page/as-in-document';

/** Whether the last day of a paper has passed for the reader: not on the day on which the document was rendered. */
export function useIsOver(): (lastDay: string | null) => boolean {
  const today = useHydrating() ? '' : new Date().toISOString().slice(0, 10);
  return (lastDay) => lastDay !== null && lastDay < today;
}
